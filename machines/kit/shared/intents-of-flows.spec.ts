import { expect, it } from 'vitest'
import { type AnyActor, type AnyStateMachine, createActor, type EventObject } from 'xstate'
import { exampleNewSalaryYear } from '#contracts/salary-years/examples.ts'
import { companyRemovalMachine } from '../../companies/company-removal/company-removal.machine.ts'
import { companyRemovalPorts } from '../../companies/company-removal/company-removal.ports.ts'
import { jobMachine } from '../../jobs/job/job.machine.ts'
import { jobPorts } from '../../jobs/job/job.ports.ts'
import { composeMachine } from '../../messages/compose/compose.machine.ts'
import { composePorts } from '../../messages/compose/compose.ports.ts'
import { salaryYearsMachine } from '../../salary-years/salary-years/salary-years.machine.ts'
import { salaryYearsPorts } from '../../salary-years/salary-years/salary-years.ports.ts'
import { answer } from './port.ts'
import { ok } from './result.ts'
import { networkDown } from './testing/answers.ts'
import { settle } from './testing/test-clock.ts'

/** A flow whose writes get no answer; `keys` are those that they were sent under. */
interface Writer {
  readonly machine: AnyStateMachine
  readonly input?: object
  readonly keys: string[]
}

/** A port that gets no answer and keeps the key. */
const lost =
  (keys: string[]) =>
  async ({ input }: { readonly input: { readonly key: string } }) => {
    keys.push(input.key)
    return networkDown
  }
const silent = { reportFailure: () => {} }

function removal(): Writer {
  const keys: string[] = []
  const actors = {
    countEmployees: answer(companyRemovalPorts.countEmployees, async () => ok(48)),
    findOrigin: answer(companyRemovalPorts.findOrigin, async () => ok(false)),
    removeCompany: answer(companyRemovalPorts.removeCompany, lost(keys)),
  }
  return { keys, machine: companyRemovalMachine.provide({ actors, actions: silent }) }
}

function years(): Writer {
  const keys: string[] = []
  const actors = {
    createYear: answer(salaryYearsPorts.createYear, lost(keys)),
    purgeYears: answer(salaryYearsPorts.purgeYears, lost(keys)),
  }
  const actions = { ...silent, ask: () => {}, reportClosed: () => {} }
  return { keys, machine: salaryYearsMachine.provide({ actors, actions }) }
}

function message(): Writer {
  const keys: string[] = []
  const actors = {
    fetchRecipients: answer(composePorts.fetchRecipients, async () => ok([])),
    sendMessage: answer(composePorts.sendMessage, lost(keys)),
  }
  return { keys, machine: composeMachine.provide({ actors, actions: silent }) }
}

function clone(): Writer {
  const keys: string[] = []
  const actors = {
    findJob: answer(jobPorts.findJob, async () => ok(null)),
    startJob: answer(jobPorts.startJob, lost(keys)),
  }
  const input = { kind: 'CLONE', followed: null }
  return { keys, input, machine: jobMachine.provide({ actors, actions: { ...silent, setFollowed: () => {} } }) }
}

const bjorken = { type: 'removal.open', company: { FtgId: 'bjorken', Namn: 'Björken', years: 2 } }
const remove = (key: string) => ({ type: 'removal.confirm', typed: 'bjorken', password: null, key })
const create = { type: 'years.create', years: [2026] }
const make = (key: string, Year = 2027) => ({ type: 'years.submit', asked: { ...exampleNewSalaryYear, Year }, key })
const purge = { type: 'years.purge', years: [2026, 2018] }
const rid = (key: string) => ({ type: 'years.rid', lastToGo: 2018, key })
const yes = { type: 'confirm.answered', id: 'purge', answer: 'confirmed' }
const write = { type: 'compose.open', about: 'new' }
const send = (key: string, text = 'Hej!') => {
  const draft = { recipients: ['ftg'], subject: 'Semester', text }
  return { type: 'compose.send', draft, key }
}
const open = { type: 'job.open', subject: { FtgId: 'nordsken', Namn: 'Nordsken' } }
const begin = (key: string, TargetFtgId = 'kopian') => {
  const body = { FtgId: 'nordsken', TargetFtgId, InfoText: '' }
  return { type: 'job.start', request: { kind: 'CLONE', body }, key }
}

/** What is done in turn, and the keys that the writes then have. */
const walks: [string, () => Writer, EventObject[], string[]][] = [
  ['a company is removed', removal, [bjorken, remove('1'), remove('2')], ['1', '1']],
  [
    'a dialog of removal is left',
    removal,
    [bjorken, remove('1'), { type: 'removal.close' }, bjorken, remove('2')],
    ['1', '2'],
  ],
  ['a year is made, then another', years, [create, make('1'), make('2'), make('3', 2028)], ['1', '1', '3']],
  ['the dialog of a year is left', years, [create, make('1'), { type: 'years.close' }, create, make('2')], ['1', '2']],
  ['years are purged', years, [purge, rid('1'), yes, rid('2'), yes], ['1', '1']],
  ['a message is sent, then another', message, [write, send('1'), send('2'), send('3', 'Hej då!')], ['1', '1', '3']],
  [
    'the dialog of a message is left',
    message,
    [write, send('1'), { type: 'compose.close' }, write, send('2')],
    ['1', '2'],
  ],
  ['a job is started, then another', clone, [open, begin('1'), begin('2'), begin('3', 'annan')], ['1', '1', '3']],
  ['the dialog of a job is left', clone, [open, begin('1'), { type: 'job.close' }, open, begin('2')], ['1', '2']],
]

async function walk({ machine, input }: Writer, events: readonly EventObject[]): Promise<void> {
  const actor: AnyActor = createActor(machine, { input }).start()
  for (const event of events) {
    actor.send(event)
    await settle()
  }
  actor.stop()
}

it.each(walks)('while no answer comes, %s under the key of what was meant', async (_, writer, events, keys) => {
  const flow = writer()
  await walk(flow, events)
  expect(flow.keys).toEqual(keys)
})
