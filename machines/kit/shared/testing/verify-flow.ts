import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import type { JournalEvent } from '../../journal/journal.types.ts'
import type { Flow } from '../../journal/registry.ts'
import { expectChartIsFresh } from './chart.ts'
import { expectEveryTransitionWalked, expectLiveEqualsReplayed } from './expectations.ts'
import { type Deafness, lostPresses } from './lost-presses.ts'
import { run, type Scenarios } from './scenario.ts'
import { expectWalkable } from './walking.ts'
import { faultsOf } from './well-formed.ts'

export interface Verification<TMachine extends AnyStateMachine> {
  /** The spec's `import.meta.url`. The chart's file lies beside the spec. */
  readonly spec: string
  readonly scenarios: Scenarios<TMachine>
  /** Further events for the generated paths, where the scenarios' own do not reach a transition. */
  readonly alphabet?: readonly JournalEvent[]
  /** Why a state may drop what is pressed while something is fetched again, by its id. */
  readonly deaf?: Deafness
}

/**
 * Declares the tests that every flow's spec needs. Each scenario is one test: it is played live and
 * must replay to the same states. Further tests check that the scenarios take every transition,
 * that the chart keeps the rules of `faultsOf`, that it loses no press while something is fetched
 * again, and that `x.chart.md` and `x.chart.svg` are fresh.
 */
export function verifyFlow<TMachine extends AnyStateMachine>(
  flow: Flow<TMachine>,
  { spec, scenarios, alphabet = [], deaf = {} }: Verification<TMachine>,
): void {
  describe(flow.id, () => {
    for (const [shows, scenario] of Object.entries(scenarios)) {
      it(shows, async () => {
        await expectLiveEqualsReplayed(flow, scenario)
      })
    }
    it('has every transition walked by the scenarios', () => expectEveryTransitionWalked(flow, scenarios))
    it('has every transition walked by generated paths', async () => {
      const played = []
      for (const scenario of Object.values(scenarios)) played.push(await run(flow, scenario))
      await expectWalkable(flow, played, alphabet)
    })
    it('keeps the rules of a chart', () => expect(faultsOf(flow.machine)).toEqual([]))
    it('takes what is pressed while something is fetched again', () =>
      expect(lostPresses(flow.machine, deaf)).toEqual([]))
    it('has fresh chart files', () => expectChartIsFresh(flow.machine, spec))
  })
}
