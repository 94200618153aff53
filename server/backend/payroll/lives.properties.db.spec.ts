import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { header, markerValue } from '#contracts/headers.ts'
import { type Life, mayBeDone, refusalOf, type StateOf, stateAfter } from '#contracts/life/life.ts'
import {
  type DeclarationState,
  declarationLife,
  stateOfDeclaration,
  undeclared,
} from '#contracts/payroll/declaration/declaration-life.ts'
import type { EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import { type OrderState, orderLife, orderState } from '#contracts/payroll/payments/order-life.ts'
import type { PaymentPeriod } from '#contracts/payroll/payments/shapes.ts'
import { begun, type PayslipState, payslipLife } from '#contracts/payroll/run/payslip-life.ts'
import { type PayslipAction, payslipActions } from '#contracts/payroll/run/shapes.ts'
import { sizeOf } from '#tests/harness/thorough.ts'
import {
  declarationEvent,
  declarationExport,
  employee,
  paymentOrder,
  payslip,
  payslipRow,
  salaryPeriod,
} from '../tables/schema.ts'
import { isOrdered } from './payments/is-ordered.ts'
import { stateColumns, stateOf } from './run/status.ts'
import {
  company,
  type LifeStage,
  type OnlyPayslip,
  onlyPayslip,
  Period,
  startLifeStage,
  wholeCompany,
} from './testing/life-stage.ts'

const life = payslipLife('optional')
let stage: LifeStage
let only: OnlyPayslip
const settings = {
  UseAttestWebLonHuv: true,
  RequireAttestWebLonHuv: false,
  KopplaBank: false,
  AGILasPeriod: true,
  Kontakt: 'Ville Vessla',
  Telefon: '08-123 45 67',
  Epost: 'ville.vessla@example.se',
}

beforeAll(async () => {
  stage = await startLifeStage()
  await stage.set(settings)
  await stage.within(tx => tx.update(employee).set({ details: sql`${employee.details} || '{"UtbetSatt": "KON"}'` }))
  only = await onlyPayslip(stage, { readyAt: null })
})
afterAll(() => stage.close())

const afresh = () =>
  stage.within(async tx => {
    await wholeCompany(tx)
    for (const table of [declarationEvent, declarationExport, paymentOrder, payslip]) await tx.delete(table)
    await tx.update(salaryPeriod).set({ isLocked: false })
    await tx.insert(payslip).values({ ...only.template, version: 1 })
    await tx.insert(payslipRow).values([...only.rows])
  })

/** A payslip, its latest order and the declaration of its month, which locks its period. */
interface World {
  readonly payslip: PayslipState
  readonly order: OrderState | null
  readonly declaration: Pick<DeclarationState, 'submission' | 'receipts'>
}
type Step = PayslipAction | 'order' | 'settle' | 'cancel' | 'fetch' | 'receipt' | 'remove' | 'file' | 'reopen'
const steps: readonly Step[] = [
  ...payslipActions,
  ...(['order', 'settle', 'cancel', 'fetch', 'receipt', 'remove', 'file', 'reopen'] as const),
]

/** Returns where the world stands on the server. */
async function found(): Promise<World> {
  const { isLocked, slip } = await stage.within(async tx => {
    const [period] = await tx.select().from(salaryPeriod).where(eq(salaryPeriod.period, Period))
    const [slip] = await tx.select({ ...stateColumns, isOrdered }).from(payslip)
    if (!period || !slip) throw new Error('Gone.')
    return { isLocked: period.isLocked, slip }
  })
  const { Ordrar } = (await stage.adm.ask(`/payments/${Period}`, { company })).body.data as PaymentPeriod
  const declared = (await stage.adm.ask(`/employerDeclaration/${Period}`, { company })).body.data as EmployerDeclaration
  const { submission, receipts } = stateOfDeclaration(declared)
  return {
    payslip: stateOf({ ...slip, isLocked }, 'optional'),
    order: Ordrar[0] ? orderState(Ordrar[0], isLocked) : null,
    declaration: { submission, receipts },
  }
}

/** Takes a step, and returns why it was refused, or undefined. */
async function refused(step: Step): Promise<string | undefined> {
  const [slip] = await stage.within(tx => tx.select({ version: payslip.version }).from(payslip))
  const { Ordrar } = (await stage.adm.ask(`/payments/${Period}`, { company })).body.data as PaymentPeriod
  const chosen = [{ AnstNr: only.person, Nummer: 1, Version: slip?.version ?? 0 }]
  const order = `/payments/${Period}/${Ordrar[0]?.Nr ?? 1}`
  const declaration = `/employerDeclaration/${Period}`
  const post = async (path: string, method: 'POST' | 'PUT', body?: unknown) => {
    const { status, body: said } = await stage.adm.ask(path, { company, method, body })
    const { errors = [] } = (said.data ?? {}) as { errors?: readonly { message: string }[] }
    return status === 200 ? errors[0]?.message : String(said.message)
  }
  switch (step) {
    case 'order':
      return post(`/payments/${Period}`, 'POST', { Forhandsgranska: false, Version: '03', Lonebesked: chosen })
    case 'settle':
      return post(`${order}/paid`, 'POST')
    case 'cancel':
      return post(`${order}/cancel`, 'POST', { Orsak: 'Banken avvisade filen.' })
    case 'receipt':
      return post(`${declaration}/skatteverket`, 'POST', { Atgard: 'KVITTENS' })
    case 'remove':
      return post(`${declaration}/skatteverket`, 'POST', { Atgard: 'TABORT' })
    case 'file':
    case 'reopen':
      return post(`${declaration}/filed`, 'PUT', { Inlamnad: step === 'file' })
    case 'fetch': {
      const headers = { [header.marker]: markerValue, [header.company]: company, cookie: stage.adm.cookie ?? '' }
      const response = await fetch(`${stage.backend.url}/file${declaration}/1`, { headers })
      return response.ok ? undefined : ((await response.json()) as { message: string }).message
    }
    default:
      return post(`/payslips/${Period}/@/${step}`, 'PUT', chosen)
  }
}

/** What a step leads to: where the world stands then, and why it is refused. */
interface Outcome {
  readonly world: World
  /** Empty of what is refused in other words, or says nothing. */
  readonly refusal?: string
}

function after<Of extends Life>(of: Of, state: StateOf<Of>, action: keyof Of['actions'] & string) {
  return mayBeDone(of, state, action)
    ? { state: stateAfter(of, state, action) }
    : { state, refusal: refusalOf(of, state, action) ?? '' }
}

/** Returns what the lives say of a step. */
function expected(world: World, step: Step): Outcome {
  const { payslip: slip, order, declaration } = world
  switch (step) {
    case 'order': {
      if (!mayBeDone(life, slip, 'order')) return { world, refusal: '' }
      const made: OrderState = { status: 'CREATED', file: 'none', period: slip.period }
      return { world: { ...world, payslip: stateAfter(life, slip, 'order'), order: made } }
    }
    case 'settle':
    case 'cancel': {
      // A locked period is told before an order that is not there.
      if (!order) return { world, refusal: '' }
      const { state, refusal } = after(orderLife, order, step)
      if (refusal !== undefined)
        return { world, refusal: step === 'settle' && order.period === 'locked' ? '' : refusal }
      return {
        world: { ...world, order: state, payslip: stateAfter(life, slip, step === 'settle' ? 'settle' : 'free') },
      }
    }
    case 'fetch':
    case 'receipt':
    case 'remove':
    case 'file':
    case 'reopen': {
      const { state, refusal } = after(declarationLife, { ...undeclared, ...declaration }, step)
      if (refusal !== undefined) return refusal === '' ? { world } : { world, refusal }
      const period = step === 'file' ? 'locked' : step === 'reopen' ? 'open' : slip.period
      return {
        world: {
          payslip: { ...slip, period },
          order: order && { ...order, period },
          declaration: { submission: state.submission, receipts: state.receipts },
        },
      }
    }
    default: {
      const { state, refusal } = after(life, slip, step)
      return { world: { ...world, payslip: state }, ...(refusal !== undefined && { refusal }) }
    }
  }
}

/**
 * How many sequences there are, and how long they are. A small run cannot show what only a long
 * sequence leads to, such as a third order after two that were cancelled.
 */
const numRuns = sizeOf({ small: 5, whole: 60 })
const maxLength = sizeOf({ small: 10, whole: 30 })

/** An act of those that are allowed, which leads further, or of all. */
const act = fc.record({ isAllowed: fc.boolean(), pick: fc.nat(1000) })

it('after every act the server stands where the lives say, and a refused one changes nothing and says why', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: maxLength / 2, maxLength }), async acts => {
      await afresh()
      let world: World = {
        payslip: begun,
        order: null,
        declaration: { submission: undeclared.submission, receipts: undeclared.receipts },
      }
      for (const [place, { isAllowed, pick }] of acts.entries()) {
        const from = isAllowed ? steps.filter(each => expected(world, each).refusal === undefined) : steps
        const step = from[pick % from.length] ?? 'fetch'
        const outcome = expected(world, step)
        const told = await refused(step)
        expect([place, step, told !== undefined]).toEqual([place, step, outcome.refusal !== undefined])
        if (outcome.refusal) expect(told?.replace(`Löneperioden ${Period}`, 'Löneperioden')).toBe(outcome.refusal)
        expect([place, step, await found()]).toEqual([place, step, outcome.world])
        world = outcome.world
      }
    }),
    { numRuns },
  )
}, 900_000)
