import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { actionsFor, reachable } from '#contracts/life/life.ts'
import {
  type DeclarationState,
  declarationLife,
  declarationStatusOf,
  stateOfDeclaration,
  undeclared,
} from '#contracts/payroll/declaration/declaration-life.ts'
import { exampleDeclaration } from '#contracts/payroll/declaration/outcomes.ts'
import type { EmployerDeclaration } from '#contracts/payroll/declaration/shapes.ts'
import { rightsWhere } from '#contracts/rights/catalogue.ts'
import { statementTexts } from '#ui/statements/statements.text.ts'
import { rendered } from '../testing/rendered.tsx'
import { AtSkatteverket } from './at-skatteverket.tsx'
import { declarationTexts } from './declaration.text.ts'
import { stepsOffered } from './declaration-steps.ts'
import { FetchFile } from './fetch-file.tsx'

const { send, sendAgain, receipt, remove, filed, reopen } = declarationTexts.skatteverket
const labels = { send, receipt, remove, file: filed, reopen, fetch: statementTexts.fetchFile } as const
const rights = [...new Set(Object.values(declarationLife.actions))]

const environments: readonly Partial<DeclarationState>[] = [{}, { connection: 'none' }, { checks: 'stopped' }]
const states = environments.flatMap(environment => reachable(declarationLife, [{ ...undeclared, ...environment }]))
const told = { Tid: '2026-11-10T08:00:00.000Z', Anvandare: 'adm', Lank: '', Kvittens: '', Fel: [] }

/** Returns an answer whose declaration stands in a state. */
function answerIn(state: DeclarationState): EmployerDeclaration {
  const counts = { none: 0, one: 1, more: 2 }
  const isSent = ['draft', 'withdrawn', 'filed'].includes(state.submission)
  const types = [
    ...(isSent ? (['SKICKAD'] as const) : []),
    ...Array.from({ length: counts[state.receipts] }, () => 'INLAMNAD' as const),
  ]
  return {
    ...exampleDeclaration,
    Status: declarationStatusOf(state),
    Stopp: state.checks === 'stopped' ? 1 : 0,
    Skatteverket: {
      ...exampleDeclaration.Skatteverket,
      Ansluten: state.connection === 'connected',
      Utkast: state.submission === 'draft',
      Inlamnad: state.submission.startsWith('filed'),
      Handelser: types.map((Typ, place) => ({ ...told, Typ, Nummer: place + 1 })),
    },
  }
}

describe('what may be done with a declaration', () => {
  it.each([...rights, ...rights.map(each => `all but ${each}`)])(
    'is enabled on screen as its life says, for who has %s',
    which => {
      const held = (right: string) => (which.startsWith('all but') ? which !== `all but ${right}` : which === right)
      for (const state of states) {
        const answer = answerIn(state)
        expect(stateOfDeclaration(answer)).toEqual(state)
        const { html } = rendered(
          createElement(
            'div',
            null,
            createElement(AtSkatteverket, { declaration: answer }),
            createElement(FetchFile, { declaration: answer }),
          ),
          rightsWhere(held),
        )
        const enabled = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].flatMap(
          ([, attributes = '', content = '']) =>
            / disabled=""/.test(attributes) ? [] : [content.replaceAll(/<[^>]*>/g, '').replace(sendAgain, send)],
        )
        const allowed = actionsFor(declarationLife, state, held)
        expect([state, ...enabled.toSorted()]).toEqual([
          state,
          ...Object.entries(labels)
            .filter(([action]) => allowed.some(each => each === action))
            .map(([, label]) => label)
            .toSorted(),
        ])
      }
    },
  )

  it('begins with what it waits for', () => {
    const main = (state: Partial<DeclarationState>) =>
      stepsOffered({ ...undeclared, ...state }, () => true).flatMap(({ step, isMain }) => (isMain ? [step] : []))
    expect([main({}), main({ submission: 'draft' }), main({ submission: 'filed' })]).toEqual([
      ['SKICKA'],
      ['KVITTENS'],
      [],
    ])
    expect(main({ connection: 'none' })).toEqual([])
  })

  it('is shown while the checks or an errand stop it, since that ends', () => {
    const shown = (state: Partial<DeclarationState>) =>
      stepsOffered({ ...undeclared, ...state }, () => true).map(({ step, isHeld }) => [step, isHeld])
    expect(shown({ checks: 'stopped' })).toEqual([
      ['SKICKA', true],
      ['FILED', false],
    ])
    expect(shown({ errand: 'underWay' })).toEqual([
      ['SKICKA', false],
      ['FILED', false],
    ])
  })
})
