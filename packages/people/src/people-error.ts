import type { Person } from './person.ts';

/** Nobody would be left who may invite and remove people. */
export class LastOwner extends Error {
  override readonly name = 'LastOwner';
  override readonly message = 'the last owner can be neither removed nor given another role';
}

/** There is no such person, or no longer. */
export class PersonGone extends Error {
  override readonly name = 'PersonGone';
  override readonly message = 'there is no such person any more';
}

/** Somebody who has joined needs no invitation; only the command lets them in again. */
export class AlreadyJoined extends Error {
  override readonly name = 'AlreadyJoined';
  readonly person: Person;

  constructor(person: Person) {
    super('the person has joined already');
    this.person = person;
  }
}
