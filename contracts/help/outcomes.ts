import { commonErrors } from '../common-errors.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import { earlier } from '../outcomes/earlier.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { helpCalls } from './calls.ts'
import { helpErrors } from './errors.ts'
import { exampleHelpText } from './examples.ts'
import { helpStates } from './states.ts'

const infopanel = { params: { key: 'infopanel' } }
const draft = { ...exampleHelpText, title: 'Vår startsida' }
const editing = [callerStates.signedIn('adm'), helpStates.helpTextEditing('adm')]

export const helpOutcomes: OutcomesOf<typeof helpCalls> = {
  text: [
    {
      name: 'the text of a screen',
      given: [callerStates.signedIn('ftg2'), helpStates.helpText('infopanel')],
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
      given: [callerStates.signedIn('ftg2')],
      request: { params: { key: 'finns-inte' } },
      answer: { error: helpErrors.helpTextMissing },
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
      given: [callerStates.signedIn('ftg2')],
      request: { ...infopanel, body: draft },
      answer: { error: commonErrors.rightMissing },
    },
  ],
}
