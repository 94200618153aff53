import { entered, life, mayBeDone, no, part, type StateOf, statusOf, to } from '../../life/life.ts'
import type { Right } from '../../rights/catalogue.ts'
import { payrollErrors } from '../errors.ts'
import type { EmployerDeclaration } from './shapes.ts'
import type { SkatteverketAction } from './skatteverket.shapes.ts'

/** Everything that happens to the declaration of a month. */
const actions = {
  fetch: 'EmployerDeclaration.Export',
  /** Its file is fetched once more, of what is handed in or waits for a signature. */
  copy: 'EmployerDeclaration.Export',
  /** Saved as a draft at Skatteverket, where somebody has to sign. */
  send: 'EmployerDeclaration.Send',
  /** Sent, and refused by Skatteverket's control. */
  refuse: 'EmployerDeclaration.Send',
  /** Skatteverket's receipt comes, after the signature. */
  receipt: 'EmployerDeclaration.Send',
  remove: 'EmployerDeclaration.Send',
  /** Marked as handed in by hand. */
  file: 'EmployerDeclaration.Write',
  /** Opened for a correction. */
  reopen: 'EmployerDeclaration.Write',
} as const satisfies Readonly<Record<string, Right>>

type AtSkatteverket = 'send' | 'refuse' | 'receipt' | 'remove'

const missing = no(payrollErrors.skatteverketMissing.message)
/** An installation may lack the connection to Skatteverket's API. */
const connection = part<'connected' | 'none', AtSkatteverket>({
  connected: { on: { send: 'stays', refuse: 'stays', receipt: 'stays', remove: 'stays' } },
  none: { on: { send: missing, refuse: missing, receipt: missing, remove: missing } },
})

const isFiled = no('Deklarationen är inlämnad. Öppna den för rättelse först.')
const nothingSent = no('Inget är skickat än.')
const noDraft = no('Det finns inget utkast att ta bort.')
/** Where it stands at Skatteverket. A signed declaration is opened before it is corrected. */
const submission = part<'unsent' | 'draft' | 'withdrawn' | 'filed' | 'filedByHand', AtSkatteverket | 'file' | 'reopen'>(
  {
    unsent: {
      next: 'send',
      on: {
        send: to('draft'),
        refuse: 'stays',
        receipt: nothingSent,
        remove: noDraft,
        file: to('filedByHand'),
        reopen: 'never',
      },
    },
    draft: {
      next: 'receipt',
      on: {
        send: 'stays',
        refuse: 'stays',
        receipt: to('filed'),
        remove: to('withdrawn'),
        file: to('filed'),
        reopen: 'never',
      },
    },
    withdrawn: {
      next: 'send',
      on: {
        send: to('draft'),
        refuse: 'stays',
        receipt: to('filed'),
        remove: noDraft,
        file: to('filed'),
        reopen: 'never',
      },
    },
    filed: {
      on: {
        send: isFiled,
        refuse: isFiled,
        receipt: 'stays',
        remove: noDraft,
        file: 'never',
        reopen: to('withdrawn'),
      },
    },
    filedByHand: {
      on: {
        send: isFiled,
        refuse: isFiled,
        receipt: nothingSent,
        remove: noDraft,
        file: 'never',
        reopen: to('unsent'),
      },
    },
  },
)

const isStopped = no('Deklarationen lämnas inte ut.')
/** A declaration that the checks stop is not handed out. The finding says why. */
const checks = part<'clean' | 'stopped', 'fetch' | 'copy' | 'send' | 'refuse'>({
  clean: { on: { fetch: 'stays', copy: 'stays', send: 'stays', refuse: 'stays' } },
  stopped: { on: { fetch: isStopped, copy: isStopped, send: isStopped, refuse: isStopped } },
})

const isBusy = no(payrollErrors.skatteverketBusy.message)
/** One errand of a month at Skatteverket is done at a time. */
const errand = part<'idle' | 'underWay', AtSkatteverket>({
  idle: { on: { send: 'stays', refuse: 'stays', receipt: 'stays', remove: 'stays' } },
  underWay: { on: { send: isBusy, refuse: isBusy, receipt: isBusy, remove: isBusy } },
})

const told = { fetch: to('exported'), send: to('sent'), refuse: to('refused'), receipt: to('none'), remove: to('none') }
const begun = { ...told, file: to('none') } as const
/** The last hand-out since the latest receipt, if any. */
const work = part<
  'none' | 'exported' | 'sent' | 'refused',
  'fetch' | 'send' | 'refuse' | 'receipt' | 'remove' | 'file'
>({
  none: { on: begun },
  exported: { status: 'EXPORTERAD', on: begun },
  sent: { status: 'SKICKAD', on: begun },
  refused: { status: 'AVVISAD', on: begun },
})

/** The number of receipts. A declaration that is opened for a correction keeps them. */
const receipts = part<'none' | 'one' | 'more', 'receipt' | 'file'>({
  none: { on: { receipt: to('one'), file: to('one') } },
  one: { status: 'INLAMNAD', on: { receipt: to('more'), file: to('more') } },
  more: { status: 'INLAMNAD', on: { receipt: 'stays', file: 'stays' } },
})

/** A month without payslips is declared as well, as nothing. */
const payslips = part<'some' | 'none', never>({
  some: { status: 'UNDERLAG', on: {} },
  none: { status: 'INGEN', on: {} },
})

/** The life of the employer's declaration of a month whose law is entered. */
export const declarationLife = life({
  name: 'employer-declaration',
  about:
    'The employer’s declaration of a month: its file is fetched, or it is sent to Skatteverket as a draft, which is signed there and has its receipt. What is handed in is opened for a correction. Payslips that change afterwards are told beside its status.',
  actions,
  parts: { connection, submission, checks, errand, work, receipts, payslips },
})

/** Where the declaration of a month stands. */
export type DeclarationState = StateOf<typeof declarationLife>
/** The name of something that happens to a declaration. */
export type DeclarationAction = keyof typeof actions

/** A declaration of payslips, before anything has happened to it. */
export const undeclared: DeclarationState = {
  connection: 'connected',
  submission: 'unsent',
  checks: 'clean',
  errand: 'idle',
  work: 'none',
  receipts: 'none',
  payslips: 'some',
}

/** Returns where a declaration stands after what has happened to it, the earliest first. */
export const afterwards = (happened: readonly DeclarationAction[], from = undeclared): DeclarationState =>
  happened.reduce<DeclarationState>((state, action) => entered(declarationLife, state, action), from)

/** True when a declaration is handed in, and has not been opened since. */
export const isHandedIn = (state: DeclarationState): boolean => mayBeDone(declarationLife, state, 'reopen')

/** The action of each errand at Skatteverket. */
export const actionOf = {
  SKICKA: 'send',
  KVITTENS: 'receipt',
  TABORT: 'remove',
} as const satisfies Readonly<Record<SkatteverketAction, DeclarationAction>>

const shownWork = { EXPORTERAD: 'exported', SKICKAD: 'sent', AVVISAD: 'refused' } as const
const counts = ['none', 'one', 'more'] as const

/** The fields of an answer that decide where a declaration stands. */
export type DeclarationAnswer = Pick<EmployerDeclaration, 'Status' | 'Stopp' | 'Lonebesked'> & {
  readonly Skatteverket: Pick<
    EmployerDeclaration['Skatteverket'],
    'Ansluten' | 'Utkast' | 'Inlamnad' | 'Arende' | 'Handelser'
  >
}

/** Returns where the declaration of an answer stands. An errand of another is not told of. */
export function stateOfDeclaration({ Status, Stopp, Lonebesked, Skatteverket }: DeclarationAnswer): DeclarationState {
  const { Ansluten, Utkast, Inlamnad, Arende, Handelser } = Skatteverket
  const isSent = Handelser.some(({ Typ }) => Typ === 'SKICKAD')
  const filed = Handelser.filter(({ Typ }) => Typ === 'INLAMNAD').length
  const known: Readonly<Record<string, DeclarationState['work']>> = shownWork
  return {
    connection: Ansluten ? 'connected' : 'none',
    submission: Inlamnad ? (isSent ? 'filed' : 'filedByHand') : Utkast ? 'draft' : isSent ? 'withdrawn' : 'unsent',
    checks: Stopp > 0 ? 'stopped' : 'clean',
    errand: Arende?.Status === 'QUEUED' || Arende?.Status === 'INPROGRESS' ? 'underWay' : 'idle',
    work: known[Status.Kod] ?? 'none',
    receipts: counts[Math.min(filed, counts.length - 1)] ?? 'none',
    payslips: Lonebesked > 0 ? 'some' : 'none',
  }
}

const texts: Readonly<Record<string, string>> = {
  INGEN: 'Inga färdiga lönebesked',
  UNDERLAG: 'Inte skickad',
  EXPORTERAD: 'Exporterad',
  SKICKAD: 'Skickad, väntar på underskrift',
  AVVISAD: 'Avvisad av Skatteverket',
  INLAMNAD: 'Inlämnad',
}

/** Returns the status of a declaration: its code, and its text in Swedish. */
export function declarationStatusOf(state: DeclarationState): EmployerDeclaration['Status'] {
  const Kod = statusOf(declarationLife, state) as EmployerDeclaration['Status']['Kod']
  const text = texts[Kod] ?? ''
  if (state.receipts === 'none') return { Kod, Text: text }
  if (state.work !== 'none') return { Kod, Text: `Rättelse: ${text.toLowerCase()}` }
  return { Kod, Text: state.receipts === 'more' ? 'Rättad' : text }
}
