import { type CodeOf, codeList } from './code-list.ts'

/** How an account signs in (first document §6; second §3.5). Several may be in force at once. */
export const loginMethods = codeList(
  {
    F: 'Enligt företagets inställningar',
    S: 'Tvåstegsverifiering (SMS)',
    B: 'BankID',
    A: 'Användarnamn och lösenord',
  },
  'as given',
)
export type LoginMethod = CodeOf<typeof loginMethods>
