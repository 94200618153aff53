import { type CodeOf, codeList } from './code-list.ts'

/**
 * The sign-in methods (first document §6; second document §3.5). Several may be in force at once.
 */
export const loginMethods = codeList(
  {
    F: 'Enligt företagets inställningar',
    S: 'Tvåstegsverifiering (SMS)',
    B: 'BankID',
    A: 'Användarnamn och lösenord',
  },
  'as given',
)
/** The code of a sign-in method. */
export type LoginMethod = CodeOf<typeof loginMethods>
