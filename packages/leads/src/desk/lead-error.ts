/** There is no such lead, or no longer. */
export class LeadGone extends Error {
  override readonly name = 'LeadGone';
  override readonly message = 'there is no such lead any more';
}

/** It is in quarantine, where it is found by nobody once it counts as answered: it has to be released first. */
export class LeadKept extends Error {
  override readonly name = 'LeadKept';
  override readonly message = 'it is in quarantine';
}

/** There is nobody of that id who could answer leads: no such person, one who has not joined or was removed, or a reader. */
export class PersonUnknown extends Error {
  override readonly name = 'PersonUnknown';
  override readonly message = 'there is nobody of that id who answers leads';
}
