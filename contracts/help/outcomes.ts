import { errors } from '../errors.ts'
import { exampleHelpText } from '../examples.ts'
import { earlier } from '../pact/earlier.ts'
import type { OutcomesOf } from '../pact/outcome.ts'
import { states } from '../pact/states.ts'
import { helpCalls } from './calls.ts'

const infopanel = { params: { key: 'infopanel' } }
const draft = { ...exampleHelpText, title: 'Vår startsida' }
const editing = [states.signedIn('adm'), states.helpTextEditing('adm')]

export const helpOutcomes: OutcomesOf<typeof helpCalls> = {
  text: [
    {
      name: 'the text of a screen',
      given: [states.signedIn('ftg2'), states.helpText('infopanel')],
      request: infopanel,
      answer: { data: exampleHelpText, pins: ['id'] },
    },
    {
      name: "the licence's own text",
      given: [...editing, earlier(helpCalls.save, { ...infopanel, body: draft })],
      request: infopanel,
      answer: { data: draft },
    },
    {
      name: 'a screen without a text',
      given: [states.signedIn('ftg2')],
      request: { params: { key: 'finns-inte' } },
      answer: { error: errors.helpTextMissing },
    },
  ],
  save: [
    { name: 'a text saved', given: editing, request: { ...infopanel, body: draft }, answer: { data: draft } },
    {
      name: 'HTML that a help text may not hold',
      given: editing,
      request: { ...infopanel, body: { ...draft, html: `${draft.html}<script>alert(1)</script>` } },
      answer: { data: draft, pins: ['html'] },
    },
    {
      name: 'an account that is no administrator',
      given: [states.signedIn('ftg2')],
      request: { ...infopanel, body: draft },
      answer: { error: errors.rightMissing },
    },
  ],
}
