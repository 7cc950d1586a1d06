/** How many units of a currency buy about what one pound buys, as a power of ten. */
const UNITS: readonly (readonly [units: number, currencies: string])[] = [
  [
    1,
    'AED AUD AWG AZN BAM BBD BGN BHD BMD BND BOB BRL BSD BYN BZD CAD CHF CNY EUR FJD FKP GBP GEL GIP ILS JOD KWD KYD ' +
      'LYD MYR NZD OMR PAB PEN PGK PLN QAR RON SAR SGD SHP TND TOP USD WST XCD XCG',
  ],
  [
    10,
    'AFN BDT BTN BWP CZK DKK DOP EGP GHS GTQ HKD HNL INR KGS LSL MAD MDL MKD MOP MUR MVR MXN MZN NAD NIO NOK NPR PHP ' +
      'SCR SEK SZL THB TRY TTD TWD UAH UYU ZAR ZMW',
  ],
  [
    100,
    'ALL AMD CVE DJF DZD ETB GMD GYD HTG HUF ISK JMD JPY KES KMF KZT LKR LRD PKR RSD RUB VUV XPF',
  ],
  [1_000, 'AOA ARS BIF CDF CLP COP CRC IQD KRW MGA MMK MNT MWK NGN RWF TZS UGX XAF XOF'],
  [10_000, 'GNF IDR KHR LAK PYG UZS VND'],
];

/**
 * What sums in pounds are multiplied by to be of a size that shops know in a currency; null for one whose amounts are not
 * known here.
 */
export function findScale(currency: string): number | null {
  return UNITS.find(([, currencies]) => currencies.split(' ').includes(currency))?.[0] ?? null;
}
