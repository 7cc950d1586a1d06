/** How many units of a currency buy about what one pound buys, as a power of ten; of every other currency, one does. */
const UNITS: readonly (readonly [units: number, currencies: string])[] = [
  [10, 'AFN BDT BTN CZK DKK EGP HKD INR MDL MXN NOK NPR PHP SEK THB TRY TWD UAH ZAR'],
  [100, 'DZD HUF ISK JPY KES LKR PKR RSD RUB'],
  [1_000, 'ARS CLP COP CRC IQD KRW MMK NGN TZS UGX XAF XOF'],
  [10_000, 'IDR LAK UZS VND'],
];

/** What sums in pounds are multiplied by to be of a size that shops know in a currency. */
export function scaleOf(currency: string): number {
  return UNITS.find(([, currencies]) => currencies.split(' ').includes(currency))?.[0] ?? 1;
}
