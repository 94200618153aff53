import { payslipStatuses } from '../../code-lists/payslips.ts'
import { isIn, life, mayBeDone, no, part, type StateOf, type States, statusOf, stepsOf, to } from '../../life/life.ts'
import type { Attest } from './attest.ts'
import type { PayslipAction } from './shapes.ts'

/** Everything that happens to a payslip. The last ones are done by its payment order. */
const actions = {
  /** Calculated again by the run. */
  calculate: 'Payslips.ImportBasis',
  /** Its rows are typed. */
  change: 'Payslips.Write',
  ready: 'Payslips.Write',
  attest: 'Payslips.Attest',
  /** Marked as paid by hand: the company pays without an order. */
  paid: 'Payslips.Payout',
  publish: 'Payslips.Publish',
  unready: 'Payslips.Write',
  unattest: 'Payslips.Attest',
  unpublish: 'Payslips.Publish',
  print: 'Payslips.Read',
  takeBack: 'Payslips.Payout',
  order: 'Payslips.Payout',
  /** Paid with its order. */
  settle: 'Payslips.Payout',
  /** Its order is cancelled, such as one that the bank has refused. */
  free: 'Payslips.Payout',
} as const

const reversed = no('Lönebeskedet är återfört.')
/** A payslip and what takes it back are taken back together. */
const standing = part<'counts' | 'takenBack', PayslipAction | 'change' | 'takeBack' | 'order' | 'settle'>({
  counts: {
    on: {
      change: 'stays',
      ready: 'stays',
      attest: 'stays',
      paid: 'stays',
      publish: 'stays',
      unready: 'stays',
      unattest: 'stays',
      unpublish: 'stays',
      takeBack: to('takenBack'),
      order: 'stays',
      settle: 'stays',
    },
  },
  takenBack: {
    status: 'Backad',
    on: {
      change: reversed,
      ready: reversed,
      attest: reversed,
      paid: reversed,
      publish: reversed,
      unready: reversed,
      unattest: reversed,
      unpublish: reversed,
      takeBack: no('Lönebeskedet är redan återfört.'),
      order: reversed,
      settle: reversed,
    },
  },
})

/** A correction is ready from the beginning: it is right by what it was made of. */
const origin = part<'run' | 'correction', 'calculate' | 'change' | 'unready'>({
  run: { on: { calculate: 'stays', change: 'stays', unready: 'stays' } },
  correction: {
    on: {
      calculate: 'never',
      change: 'never',
      unready: no('Lönebeskedet är en rättelse. Rätta det på nytt i stället.'),
    },
  },
})

const lockedPeriod = no('Löneperioden är låst.')
/** An order may be cancelled in a locked period: the bank may refuse it at any time. */
const period = part<'open' | 'locked', PayslipAction | 'calculate' | 'change' | 'order' | 'settle'>({
  open: {
    on: {
      calculate: 'stays',
      change: 'stays',
      ready: 'stays',
      attest: 'stays',
      paid: 'stays',
      publish: 'stays',
      unready: 'stays',
      unattest: 'stays',
      unpublish: 'stays',
      order: 'stays',
      settle: 'stays',
    },
  },
  locked: {
    on: {
      calculate: lockedPeriod,
      change: lockedPeriod,
      ready: lockedPeriod,
      attest: lockedPeriod,
      paid: lockedPeriod,
      publish: lockedPeriod,
      unready: lockedPeriod,
      unattest: lockedPeriod,
      unpublish: lockedPeriod,
      order: lockedPeriod,
      settle: lockedPeriod,
    },
  },
})

const changedNoMore = no('Lönebeskedet är klarmarkerat. Ta bort klarmarkeringen för att ändra det.')
const isPaid = no('Lönebeskedet är redan utbetalt.')
const isOrdered = no('Lönebeskedet ingår i en betalning. Avbryt betalningen först.')
const byOrder = no('Lönebeskedet ingår i en betalning. Markera betalningen som utbetald, eller avbryt den först.')
/** What a payment order pays is paid with the order, and stays as it is until the order ends. */
const payment = part<
  'unpaid' | 'ordered' | 'paid',
  Exclude<PayslipAction, 'publish'> | 'calculate' | 'change' | 'takeBack' | 'order' | 'settle' | 'free'
>({
  unpaid: {
    next: 'paid',
    on: {
      calculate: 'stays',
      change: 'stays',
      ready: 'stays',
      attest: 'stays',
      paid: to('paid'),
      unready: 'stays',
      unattest: 'stays',
      unpublish: 'stays',
      takeBack: 'stays',
      order: to('ordered'),
      settle: 'never',
      free: 'never',
    },
  },
  ordered: {
    next: 'settle',
    on: {
      calculate: 'stays',
      change: changedNoMore,
      ready: 'stays',
      attest: 'stays',
      paid: byOrder,
      unready: isOrdered,
      unattest: isOrdered,
      unpublish: 'stays',
      takeBack: no('Lönebeskedet ingår i en betalning som banken inte har svarat på. Avbryt betalningen först.'),
      order: byOrder,
      settle: to('paid'),
      free: to('unpaid'),
    },
  },
  paid: {
    status: 'Utbetald',
    on: {
      calculate: no('Lönebeskedet är utbetalt.'),
      change: no('Lönebeskedet är utbetalt och kan inte ändras.'),
      ready: isPaid,
      attest: isPaid,
      paid: isPaid,
      unready: isPaid,
      unattest: isPaid,
      unpublish: isPaid,
      takeBack: 'stays',
      order: isPaid,
      settle: isPaid,
      free: 'never',
    },
  },
})

const takeBackFirst = no('Lönebeskedet är publicerat. Ta tillbaka publiceringen först.')
/** What an employee may see stays as it is. */
const publication = part<'unpublished' | 'published', 'unready' | 'unattest' | 'publish' | 'unpublish'>({
  unpublished: {
    on: {
      unready: 'stays',
      unattest: 'stays',
      publish: to('published'),
      unpublish: no('Lönebeskedet är inte publicerat.'),
    },
  },
  published: {
    on: {
      unready: takeBackFirst,
      unattest: takeBackFirst,
      publish: no('Lönebeskedet är redan publicerat.'),
      unpublish: to('unpublished'),
    },
  },
})

/** A paper may be printed in any state, and counts as final when it is approved. */
const paper = part<'unprinted' | 'printed', 'print' | 'unready' | 'unattest'>({
  unprinted: { on: { print: to('printed'), unready: 'stays', unattest: 'stays' } },
  printed: { status: 'Utskriven', on: { print: 'stays', unready: to('unprinted'), unattest: to('unprinted') } },
})

const notReady = no('Lönebeskedet är inte klarmarkerat.')
const notAttested = no('Lönebeskedet är inte attesterat.')
const notUsed = no('Företaget attesterar inte lönebesked.')
const isReady = no('Lönebeskedet är redan klarmarkerat.')
const calculatedNoMore = no('Lönebeskedet är klarmarkerat.')

/** The approval of a payslip, as the company attests. */
const approval = (attest: Attest) => {
  const goesOut = attest === 'required' ? notAttested : 'stays'
  return part<
    'created' | 'ready' | 'attested',
    Exclude<PayslipAction, 'unpublish'> | 'calculate' | 'change' | 'print' | 'order' | 'settle'
  >({
    created: {
      next: 'ready',
      on: {
        calculate: 'stays',
        change: 'stays',
        ready: to('ready'),
        attest: attest === 'none' ? notUsed : notReady,
        paid: notReady,
        publish: notReady,
        unready: notReady,
        unattest: notAttested,
        print: 'never',
        order: notReady,
        settle: notReady,
      },
    },
    ready: {
      status: 'Klarmarkerad',
      ...(attest === 'required' && { next: 'attest' as const }),
      on: {
        calculate: calculatedNoMore,
        change: changedNoMore,
        ready: isReady,
        attest: attest === 'none' ? notUsed : to('attested'),
        paid: goesOut,
        publish: goesOut,
        unready: to('created'),
        unattest: notAttested,
        print: attest === 'required' ? 'never' : 'stays',
        order: goesOut,
        settle: goesOut,
      },
    },
    attested: {
      status: 'Attesterad',
      on: {
        calculate: calculatedNoMore,
        change: changedNoMore,
        ready: isReady,
        attest: no('Lönebeskedet är redan attesterat.'),
        paid: 'stays',
        publish: 'stays',
        unready: no('Lönebeskedet är attesterat. Ångra attesten först.'),
        unattest: to('ready'),
        print: 'stays',
        order: 'stays',
        settle: 'stays',
      },
    },
  })
}

const lifeWith = (attest: Attest) =>
  life({
    name: 'payslip',
    about:
      'A payslip of the salary run: it is calculated, marked as ready, attested where the company does, paid by hand or with a payment order, and published. What is paid is corrected by a new one.',
    actions,
    parts: { standing, origin, period, payment, publication, paper, approval: approval(attest) },
  })

const lives = { none: lifeWith('none'), optional: lifeWith('optional'), required: lifeWith('required') }

/** The life of a payslip in a company that attests so. */
export type PayslipLife = (typeof lives)['required']
/** Where a payslip stands. */
export type PayslipState = StateOf<PayslipLife>
/** The name of something that happens to a payslip. */
export type PayslipEvent = keyof typeof actions

/** Returns the life of a payslip in a company that attests so. */
export const payslipLife = (attest: Attest): PayslipLife => lives[attest]

/** The right that opens what is done with payslips. */
export const payslipRights = actions

/** What is known of a payslip. */
export interface PayslipFacts {
  readonly isReady: boolean
  readonly isAttested: boolean
  readonly isPrinted: boolean
  readonly isPublished: boolean
  /** A payment order that is not cancelled pays it. */
  readonly isOrdered: boolean
  readonly isPaid: boolean
  readonly isTakenBack: boolean
  readonly isCorrection: boolean
  readonly isLocked: boolean
}

/** Returns where a payslip stands. An attest does not count where the company does not attest. */
export const payslipState = (of: PayslipFacts, attest: Attest): PayslipState => ({
  standing: of.isTakenBack ? 'takenBack' : 'counts',
  origin: of.isCorrection ? 'correction' : 'run',
  period: of.isLocked ? 'locked' : 'open',
  payment: of.isPaid ? 'paid' : of.isOrdered ? 'ordered' : 'unpaid',
  publication: of.isPublished ? 'published' : 'unpublished',
  paper: of.isPrinted ? 'printed' : 'unprinted',
  approval: !of.isReady ? 'created' : of.isAttested && attest !== 'none' ? 'attested' : 'ready',
})

/** The fields of an answer that decide where a payslip stands, in a list or by itself. */
export interface PayslipAnswer {
  readonly Nummer: number
  readonly Klarmarkerad: unknown
  readonly Attesterad: unknown
  readonly Utskriven: unknown
  readonly Utbetald: unknown
  readonly Backad: unknown
  readonly Publicerad: unknown
  readonly Betalning: number | null
}

/** Returns where a payslip of an answer stands. */
export const stateOfAnswer = (answer: PayslipAnswer, isLocked: boolean, attest: Attest): PayslipState =>
  payslipState(
    {
      isReady: Boolean(answer.Klarmarkerad),
      isAttested: Boolean(answer.Attesterad),
      isPrinted: Boolean(answer.Utskriven),
      isPublished: Boolean(answer.Publicerad),
      isOrdered: answer.Betalning !== null,
      isPaid: Boolean(answer.Utbetald),
      isTakenBack: Boolean(answer.Backad),
      isCorrection: answer.Nummer > 1,
      isLocked,
    },
    attest,
  )

/** The flags of a payslip that decide its status (first document §3). */
type PayslipFlags = Readonly<Record<'Klarmarkerad' | 'Attesterad' | 'Backad' | 'Utskriven' | 'Utbetald', boolean>>

/**
 * Returns the Swedish status of a payslip (second document §3.5).
 *
 * @param usesAttest true when the company attests payslips; otherwise the flag Attesterad is
 * ignored
 */
export function payslipStatus(flags: PayslipFlags, usesAttest: boolean): string {
  const attest = usesAttest ? 'optional' : 'none'
  const state = stateOfAnswer({ ...flags, Nummer: 1, Publicerad: false, Betalning: null }, false, attest)
  return payslipStatuses.label(statusOf(payslipLife(attest), state))
}

/** The steps of a salary run after the basis, in their order. */
export const runSteps = ['ready', 'attest', 'publish', 'paid'] as const satisfies readonly PayslipAction[]
/** The name of a step of a salary run. */
export type RunStep = (typeof runSteps)[number]

/** Where a payslip stands once a step of the run is done with it. */
export const doneBy: Readonly<Record<RunStep, States<PayslipLife>>> = {
  ready: { approval: ['ready', 'attested'] },
  attest: { approval: ['attested'] },
  publish: { publication: ['published'] },
  paid: { payment: ['paid'] },
}

/** Returns the steps that a payslip waits for: attest where it is required, and no publishing. */
export const neededSteps = (attest: Attest): readonly RunStep[] => {
  const needed: readonly string[] = stepsOf(payslipLife(attest))
  return runSteps.filter(step => needed.includes(step))
}

/** True for a payslip that is paid, published and printed as final where nothing else hinders. */
export const isApproved = ({ approval }: Pick<PayslipState, 'approval'>, attest: Attest): boolean =>
  mayBeDone(payslipLife(attest), { ...begun, approval }, 'paid')

/** A payslip that has just been calculated. */
export const begun: PayslipState = {
  standing: 'counts',
  origin: 'run',
  period: 'open',
  payment: 'unpaid',
  publication: 'unpublished',
  paper: 'unprinted',
  approval: 'created',
}

/** A payslip that no longer changes, and is corrected by a new one: paid, or ready and locked. */
const finished: readonly States<PayslipLife>[] = [
  { payment: ['paid'] },
  { period: ['locked'], approval: ['ready', 'attested'] },
]
/** True for a payslip that no longer changes: it is corrected by a new one. */
export const isFinished = (state: Pick<PayslipState, 'payment' | 'period' | 'approval'>): boolean =>
  isIn<PayslipLife>(state, finished)

/** The payslips that vouchers post: ready ones that no longer change and are not taken back. */
export const posted: readonly States<PayslipLife>[] = finished.map(each => ({
  standing: ['counts'],
  approval: ['ready', 'attested'],
  ...each,
}))

/** The payslips that are declared, as far as they are not taken back. */
export const declared: readonly States<PayslipLife>[] = [{ approval: ['ready', 'attested'] }, { payment: ['paid'] }]
