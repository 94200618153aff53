import type { TestPerson } from '../sign-in/bankid/simulator/bankid-person.ts'
import { demoAccounts } from './accounts.ts'
import { personOfAccount } from './people.ts'

/** A person with a BankID and no account. */
const stranger: TestPerson = { personalNumber: '197507209802', name: 'Sten Utterberg', logins: [] }

/** Returns the persons of the demo data who have a BankID, and one person without an account. */
export function testPersons(): readonly TestPerson[] {
  const owners = demoAccounts
    .map(account => ({ ...personOfAccount(account), login: account.login }))
    .filter(({ personalNumber }) => personalNumber !== '')
  const byPerson = Map.groupBy(owners, ({ personalNumber }) => personalNumber)
  const persons = [...byPerson].map(([personalNumber, accounts]) => ({
    personalNumber,
    name: accounts[0]?.name ?? '',
    logins: accounts.map(({ login }) => login),
  }))
  return [...persons, stranger]
}
