import { commonErrors } from '../../common-errors.ts'
import { companyStates } from '../../companies/states.ts'
import { callerStates } from '../../outcomes/caller-states.ts'
import type { OutcomesOf } from '../../outcomes/outcome.ts'
import { payAssignments } from '../../registers/pay-assignments.ts'
import type { assignmentCalls } from './calls.ts'
import type { AssignmentAnswer, AssignmentQuestion } from './shapes.ts'

const scope = { FtgId: 'nordsken' }
const given = [callerStates.signedIn('adm'), companyStates.company(scope.FtgId, 'adm')]
const [bonus, wellness] = payAssignments.examples

/** A bonus of 5,000 kronor to one person, in the first period that it concerns. */
export const exampleQuestion: AssignmentQuestion = { Period: '202611', Values: { ...bonus, AnstNrList: ['1'] } }

/** Its answer, also for specs of the flow that shows it. */
export const exampleAssigned: AssignmentAnswer = {
  Antal: 1,
  Summa: 5_000,
  Rader: [
    {
      AnstNr: '1',
      Namn: 'Andersson Anna',
      Antal: null,
      Pris: null,
      Belopp: 5_000,
      Ganger: 0,
      Problem: '',
    },
  ],
}

const refused = (difference: Partial<AssignmentQuestion>, fields: Readonly<Record<string, string>>) => ({
  given,
  request: { scope, body: { ...exampleQuestion, ...difference } },
  answer: { error: commonErrors.fieldsRefused, fields },
})

export const assignmentOutcomes: OutcomesOf<typeof assignmentCalls> = {
  preview: [
    {
      name: 'the row of a person',
      given,
      request: { scope, body: exampleQuestion },
      answer: { data: exampleAssigned, pins: ['Antal', 'Summa', 'Belopp', 'AnstNr', 'Ganger'] },
    },
    {
      name: 'a quantity at a price',
      given,
      request: { scope, body: { ...exampleQuestion, Values: { ...wellness, UsePerTyp: false, AnstNrList: ['1'] } } },
      answer: {
        data: {
          Antal: 1,
          Summa: 250.5,
          Rader: [
            {
              AnstNr: '1',
              Namn: 'Andersson Anna',
              Antal: 1.5,
              Pris: 250.5,
              Belopp: 250.5,
              Ganger: 0,
              Problem: '',
            },
          ],
        },
        pins: ['AnstNr'],
      },
    },
    {
      name: 'nobody',
      given,
      request: { scope, body: { ...exampleQuestion, Values: { ...exampleQuestion.Values, Aktiv: false } } },
      answer: { data: { Antal: 0, Rader: [], Summa: 0 }, pins: ['Antal', 'Summa'] },
    },
    {
      name: 'a period that does not exist',
      ...refused({ Period: '209911' }, { Period: 'Löneperioden 209911 finns inte.' }),
    },
    {
      name: 'no pay type',
      ...refused({ Values: { ...exampleQuestion.Values, LonArtNr: '' } }, { LonArtNr: '' }),
    },
  ],
}
