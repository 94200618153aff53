import type { ActQuestion } from '../../kit/shared/act.ts'
import type { ActOnUser, UserAct } from './user-actions.types.ts'

/** The question before an act, for those that cannot simply be undone. */
export const questions: { readonly [Act in UserAct]?: (name: string) => ActQuestion } = {
  block: name => ({
    title: 'Spärra användare',
    text: `Är du säker på att du vill spärra ${name}? Alla inloggningar avslutas genast, och användaren kan inte logga in förrän du häver spärren.`,
    confirm: 'Spärra',
  }),
  remove: name => ({
    title: 'Ta bort användare',
    text: `Är du säker på att du vill ta bort ${name}? Kontot och dess meddelanden tas bort och kan inte återskapas. Det användaren har gjort finns kvar i behandlingshistoriken.`,
    confirm: 'Ta bort',
  }),
  reset: name => ({
    title: 'Återställ lösenord',
    text: `${name} får en länk för att välja ett nytt lösenord. Det nuvarande lösenordet gäller tills det nya har valts. Då avslutas alla inloggningar.`,
    confirm: 'Skicka länk',
  }),
  confirmNumber: name => ({
    title: 'Bekräfta personnummer',
    text: `Är du säker på att personnumret är ${name}s? När det är bekräftat kan ${name} läsa lönebeskeden för den som har numret.`,
    confirm: 'Bekräfta',
  }),
  endSessions: name => ({
    title: 'Avsluta alla inloggningar',
    text: `Är du säker på att du vill logga ut ${name} överallt? Det som inte har sparats går förlorat.`,
    confirm: 'Avsluta alla',
  }),
}

/** The message after an act. Null when a dialog tells more. */
export const doneTexts: Readonly<Record<UserAct, (asked: ActOnUser) => string | null>> = {
  block: ({ user }) => `${user.Namn} är spärrad.`,
  unblock: ({ user }) => `${user.Namn} kan logga in igen.`,
  remove: ({ user }) => `${user.Namn} har tagits bort.`,
  invite: () => null,
  reset: () => null,
  confirmNumber: ({ user }) => `Personnumret för ${user.Namn} är bekräftat.`,
  endSession: () => 'Inloggningen är avslutad.',
  endSessions: ({ user }) => `${user.Namn} har loggats ut överallt.`,
}
