import { expect, it } from 'vitest'
import { errors } from '#contracts/errors.ts'
import { exampleCorrection, exampleCorrections } from '#contracts/payroll/correction/examples.ts'
import type { Correction, Corrections } from '#contracts/payroll/correction/shapes.ts'
import { answer } from '../../kit/shared/port.ts'
import { failure, ok, type Result } from '../../kit/shared/result.ts'
import { inTurn, networkDown } from '../../kit/shared/testing/answers.ts'
import type { Scenarios } from '../../kit/shared/testing/scenario.ts'
import { settle } from '../../kit/shared/testing/test-clock.ts'
import { verifyFlow } from '../../kit/shared/testing/verify-flow.ts'
import { payslipCorrectionFlow, payslipCorrectionMachine } from './payslip-correction.machine.ts'
import { type AskedCorrection, payslipCorrectionPorts } from './payslip-correction.ports.ts'
import { askedOf } from './payslip-correction.read.ts'
import * as select from './payslip-correction.select.ts'
import type { CorrectedPayslip, CorrectedPayslips, CorrectionChoice } from './payslip-correction.types.ts'

const of: CorrectedPayslip = { Period: '202610', AnstNr: '1', Nummer: 1, Version: 2, kind: 'correct' }
const back: CorrectedPayslip = { ...of, kind: 'takeBack' }
const many: CorrectedPayslips = {
  Period: '202610',
  kind: 'many',
  payslips: ['1', '2'].map(AnstNr => ({ AnstNr, Nummer: 1, Version: 1 })),
}
const choice: CorrectionChoice = { Rader: [], HamtaUnderlag: true, Utbetalningsdatum: null, Betala: true }
const unchanged = failure({ tag: 'backend' as const, ...errors.payslipUnchanged })
const wrongDay = failure({
  tag: 'backend' as const,
  ...errors.fieldsRefused,
  fields: { Utbetalningsdatum: 'Dagen kan inte vara före lönebeskedets utbetalningsdag.' },
})
const wrongRow = failure({
  tag: 'backend' as const,
  ...errors.fieldsRefused,
  fields: { Rader: 'Rad 1: lönearten 99999 finns inte i löneartstabellen.' },
})
const over = failure({ tag: 'backend' as const, ...errors.noSession })
const asked: (AskedCorrection & { readonly key?: string })[] = []

const live =
  (
    previews: readonly Result<Correction | Corrections>[] = [ok(exampleCorrection)],
    makes: readonly Result<Correction | Corrections>[] = [],
  ) =>
  () => {
    asked.length = 0
    const [preview, make] = [inTurn(...previews), inTurn(...(makes.length > 0 ? makes : [ok(exampleCorrection)]))]
    return payslipCorrectionMachine.provide({
      actors: {
        preview: answer(payslipCorrectionPorts.preview, ({ input }) => {
          asked.push(input)
          return preview()
        }),
        make: answer(payslipCorrectionPorts.make, ({ input }) => {
          asked.push(input)
          return make()
        }),
      },
    })
  }

const scenarios: Scenarios<typeof payslipCorrectionMachine> = {
  'what is right is written, shown with all that follows, changed, and made once': {
    live: live([ok(exampleCorrection), ok(exampleCorrection)]),
    async play({ actor }) {
      actor.send({ type: 'correction.open', of })
      expect([select.isWriting(actor.getSnapshot()), select.corrected(actor.getSnapshot())]).toEqual([true, of])
      actor.send({ type: 'correction.make', key: 'early' })
      actor.send({ type: 'correction.preview', choice: { ...choice, Betala: false } })
      expect(select.isPreviewing(actor.getSnapshot())).toBe(true)
      await settle()
      actor.send({ type: 'correction.edit' })
      actor.send({ type: 'correction.preview', choice })
      expect(select.preview(actor.getSnapshot())).toBeNull()
      await settle()
      expect(select.preview(actor.getSnapshot())).toEqual(exampleCorrection)
      actor.send({ type: 'correction.make', key: 'one' })
      expect(select.isMaking(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'correction.make', key: 'ignored' })
      await settle()
      expect(select.corrected(actor.getSnapshot())).toBeNull()
      expect(asked).toEqual([
        { of, choice: { ...choice, Betala: false } },
        { of, choice },
        { of, choice, key: 'one' },
      ])
    },
  },
  'many payslips are corrected together by one change, which is written again when one of them stops it': {
    live: live([wrongRow, ok(exampleCorrections)], [ok(exampleCorrections)]),
    async play({ actor }) {
      const asks = { Andring: { HamtaUnderlag: true } }
      actor.send({ type: 'correction.open', of: many })
      expect([select.corrected(actor.getSnapshot()), select.correctedTogether(actor.getSnapshot())]).toEqual([
        null,
        many,
      ])
      actor.send({ type: 'correction.preview', choice: asks })
      await settle()
      const now = actor.getSnapshot()
      expect([select.isWriting(now), select.refusalOfMany(now)]).toEqual([true, wrongRow.failure.fields?.Rader])
      actor.send({ type: 'correction.preview', choice: asks })
      await settle()
      expect(select.previewOfMany(actor.getSnapshot())).toEqual(exampleCorrections)
      expect(select.preview(actor.getSnapshot())).toBeNull()
      actor.send({ type: 'correction.make', key: 'one' })
      await settle()
      expect(select.correctedTogether(actor.getSnapshot())).toBeNull()
      expect(asked.at(-1)).toEqual({ of: many, choice: asks, key: 'one' })
    },
  },
  'what is refused says why, where it is written': {
    live: live([unchanged, wrongDay, wrongRow, over, ok(exampleCorrection)]),
    async play({ actor }) {
      actor.send({ type: 'correction.open', of })
      const refused: unknown[] = []
      for (let times = 0; times < 3; times += 1) {
        actor.send({ type: 'correction.preview', choice })
        await settle()
        const now = actor.getSnapshot()
        refused.push([select.isWriting(now), select.refusal(now), select.payDayProblem(now)])
      }
      expect(refused).toEqual([
        [true, errors.payslipUnchanged.message, undefined],
        [true, '', wrongDay.failure.fields?.Utbetalningsdatum],
        [true, wrongRow.failure.fields?.Rader, undefined],
      ])
      actor.send({ type: 'correction.preview', choice })
      await settle()
      actor.send({ type: 'correction.preview', choice })
      await settle()
      expect(select.refusal(actor.getSnapshot())).toBe('')
      actor.send({ type: 'correction.close' })
      expect(select.corrected(actor.getSnapshot())).toBeNull()
    },
  },
  'a payslip to take back is shown at once; one that cannot be is said, and tried again': {
    live: live([networkDown, ok(exampleCorrection)]),
    async play({ actor }) {
      actor.send({ type: 'correction.open', of: back })
      await settle()
      expect(select.isRefused(actor.getSnapshot())).toBe(true)
      actor.send({ type: 'correction.preview', choice: null })
      await settle()
      actor.send({ type: 'correction.edit' })
      expect(select.preview(actor.getSnapshot())).toEqual(exampleCorrection)
      actor.send({ type: 'correction.make', key: 'one' })
      await settle()
      expect(asked).toEqual([
        { of: back, choice: null },
        { of: back, choice: null },
        { of: back, choice: null, key: 'one' },
      ])
    },
  },
  'what could not be made stays shown, and an answer that was lost is asked for by the same key': {
    live: live([ok(exampleCorrection)], [networkDown, unchanged, ok(exampleCorrection)]),
    async play({ actor }) {
      actor.send({ type: 'correction.open', of: back })
      await settle()
      for (const key of ['one', 'two', 'three']) {
        actor.send({ type: 'correction.make', key })
        await settle()
        if (key === 'two') expect(select.refusal(actor.getSnapshot())).toBe(errors.payslipUnchanged.message)
      }
      expect(asked.flatMap(({ key }) => key ?? [])).toEqual(['one', 'one', 'three'])
    },
  },
  'a dialog that is closed forgets, at each step': {
    live: live([unchanged, ok(exampleCorrection), ok(exampleCorrection)]),
    async play({ actor }) {
      actor.send({ type: 'correction.open', of: back })
      await settle()
      actor.send({ type: 'correction.close' })
      actor.send({ type: 'correction.open', of: back })
      actor.send({ type: 'correction.close' })
      actor.send({ type: 'correction.open', of })
      actor.send({ type: 'correction.close' })
      expect(select.corrected(actor.getSnapshot())).toBeNull()
      actor.send({ type: 'correction.open', of: back })
      await settle()
      actor.send({ type: 'correction.close' })
      expect(select.preview(actor.getSnapshot())).toBeNull()
    },
  },
}

it('asks for nothing before a payslip is chosen', () => {
  expect(() => askedOf({ of: null, choice: null, preview: null, failure: null, intent: null })).toThrow()
  expect(select.rowsOf('')).toBeNull()
})

verifyFlow(payslipCorrectionFlow, { spec: import.meta.url, scenarios })
