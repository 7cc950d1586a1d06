/** Its visitor has withdrawn the lead: nobody writes to them about it any more, and nothing about it changes. */
export class LeadWithdrawn extends Error {
  override readonly name = 'LeadWithdrawn';
  override readonly message = 'the visitor has withdrawn it';
}
