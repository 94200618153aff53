/** Somebody who has a BankID at the simulator. */
export interface TestPerson {
  /** 12 digits. */
  readonly personalNumber: string
  readonly name: string
  /** The person's accounts, shown on the page. */
  readonly logins: readonly string[]
}
