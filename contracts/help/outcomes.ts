import { errors } from '../errors.ts'
import { exampleHelpText } from '../examples.ts'
import type { OutcomesOf } from '../pact/outcome.ts'
import { states } from '../pact/states.ts'
import type { helpCalls } from './calls.ts'

const draft = { ...exampleHelpText, title: 'Vår startsida' }

export const helpOutcomes: OutcomesOf<typeof helpCalls> = {
  text: [
    {
      name: 'the text of a screen',
      given: [states.signedIn('ftg2'), states.helpText('infopanel')],
      request: { params: { key: 'infopanel' } },
      answer: { data: exampleHelpText },
    },
    {
      name: 'a screen without a text',
      given: [states.signedIn('ftg2')],
      request: { params: { key: 'finns-inte' } },
      answer: { error: errors.helpTextMissing },
    },
  ],
  save: [
    {
      name: 'a text saved',
      given: [states.signedIn('adm'), states.helpTextEditing('adm')],
      request: { params: { key: 'infopanel' }, body: draft },
      answer: { data: draft },
    },
    {
      name: 'an account that is no administrator',
      given: [states.signedIn('ftg2')],
      request: { params: { key: 'infopanel' }, body: draft },
      answer: { error: errors.rightMissing },
    },
  ],
}
