import type { EmployeeChoices, EmployeeValues } from '#contracts/employees/shapes.ts'
import type { FieldValue, FormValues } from '#contracts/forms/field.ts'
import { copiedItem } from '#contracts/forms/item-key.ts'
import { employeeForm as model } from '#contracts/person/employee.form.ts'
import { tableOfNew } from '#contracts/person/table-of-new.ts'
import type { IsoDate } from '#contracts/rules/date.ts'
import { employeeActionsMachine } from '#machines/employees/employee-actions/employee-actions.machine.ts'
import { employeeViewMachine } from '#machines/employees/employee-view/employee-view.machine.ts'
import { employeeForm, newEmployeeForm } from '#machines/kit/form/form.employee.ts'
import { formPorts } from '#machines/kit/form/form.ports.ts'
import type { StoredForm } from '#machines/kit/form/form.types.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { isOk, mapResult, ok, type Result } from '#machines/kit/shared/result.ts'
import { type Api, asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import type { Outside } from '../outside.ts'
import { liveNetworkReturn } from '../ports/root-ports.ts'
import { withCalls } from '../with-calls.ts'

type Options = { readonly signal: AbortSignal }

/** The key of an employee's form as of a day: the number and the day. Numbers have no spaces. */
export const employeeKey = (number: string, day: IsoDate): string => `${number} ${day}`
const partsOf = (key: string): readonly [number: string, day: IsoDate] => {
  const [number = '', day = ''] = key.split(' ')
  return [number, day]
}

const isExcluded = (name: string) => model.fields[name as keyof typeof model.fields]?.isExcluded === true

/** What a copy does not take along: what is the person's own, and what lies behind. */
const own: readonly string[] = [
  'AnstNr',
  'Fornamn',
  'Efternamn',
  'PersNr',
  'Fodelsedatum',
  'Kon',
  'UtlandsktId',
  'Fodelseort',
  'SkyddadIdentitet',
  'Adress1',
  'Adress2',
  'PostNr',
  'PostOrt',
  'Land',
  'Telefon',
  'Mobil',
  'Epost',
  'EpostPrivat',
  ...[1, 2].flatMap(n => [`AnhorigNamn${n}`, `AnhorigRelation${n}`, `AnhorigTelefon${n}`]),
  'AnstFrom',
  'AnstTom',
  'ProvTom',
  'Kommun',
  'SkattTab',
  'SkattKol',
  'Specifikationsnummer',
  'ExtraSkatt',
  'JamkTyp',
  'JamkProcent',
  'JamkBelopp',
  'JamkFrom',
  'JamkTom',
  'SinkTom',
  'Kyrkoavgift',
  'ClearNr',
  'KontoNr',
  'ClearNr2',
  'KontoNr2',
  'Andel2',
  'ClearNr3',
  'KontoNr3',
  'Andel3',
  'UtlIBAN',
  'UtlBIC',
  'SemBet',
  'SemObet',
  'SemForskott',
  'SemSpar1',
  'SemSpar2',
  'SemSpar3',
  'SemSpar4',
  'SemSpar5',
  'KompSaldo',
  'FlexSaldo',
  'ITPVal',
  'PensFrom',
  'LonevaxlBelopp',
  'FackId',
  'FackMedlNr',
  'FackAvdrag',
  'EgenskapIDList',
  'DigitalMailbox',
  'LonSprak',
  'Barn',
  'Loneposter',
  'Utmatningar',
]

/** Returns the values that a new employee begins with: the company's, or those of a copy. */
async function newValues(api: Api, key: string, today: IsoDate, options: Options): Promise<Result<FormValues>> {
  const given = await asResult(api.employees.choices.query({}, options))
  if (!isOk(given)) return given
  const base = { ...model.write(model.defaults(today), today), ...startOf(given.value.data) }
  const copied = copiedItem(key)
  if (copied === null) return ok(base)
  const request = { params: { AnstNr: copied }, filter: { Datum: today } }
  return mapResult(await asResult(api.employees.one.query(request, options)), ({ data }) => ({
    ...base,
    ...Object.fromEntries(Object.entries(data.Values as unknown as FormValues).filter(([name]) => !own.includes(name))),
  }))
}

function startOf({ AnstNr, SkattTab, TabellStyKod: own, AvtalTabeller, ...choices }: EmployeeChoices): FormValues {
  // The only agreement is everybody's.
  const AvtalId = choices.AvtalId.length === 1 ? (choices.AvtalId[0]?.value ?? '') : ''
  const TabellStyKod = tableOfNew({ own, agreed: AvtalTabeller }, AvtalId)
  return { AnstNr, SkattTab, AvtalId, TabellStyKod, EgenTabell: own, AvtalTabeller, ...choices.Foretag }
}

function joinForm({ api, vault }: Outside) {
  const { flow, secrets } = employeeForm
  const ports = formPorts('employeeForm')
  async function load(key: string, today: IsoDate, options: Options): Promise<Result<StoredForm>> {
    const [AnstNr, day] = partsOf(key)
    const [given, found] = await Promise.all([
      asResult(api.employees.choices.query({}, options)),
      asResult(api.employees.one.query({ params: { AnstNr }, filter: { Datum: day } }, options)),
    ])
    if (!isOk(given)) return given
    const { Foretag } = given.value.data
    return mapResult(found, ({ data: { Version, Values } }) => ({
      Version,
      ...secrets.seal({ ...Values, ...Foretag, Ny: false, GallerFran: day }, today, vault),
    }))
  }
  return flow.machine.provide({
    actors: {
      networkReturn: liveNetworkReturn,
      load: answer(ports.load, ({ input: { id, today }, signal }) => load(id, today, { signal })),
      save: answer(ports.save, async ({ input: { id, today, Version, changes, key }, signal }) => {
        const revealed = secrets.reveal(changes, today, vault)
        if (!isOk(revealed)) return revealed
        const [AnstNr, day] = partsOf(id)
        const { GallerFran = day, ...Values } = revealed.value
        const body = { Version, GallerFran: String(GallerFran), Values: Values as Partial<EmployeeValues> }
        const request = { params: { AnstNr }, body, idempotencyKey: key }
        const changed = await asResult(api.employees.change.mutate(request, { signal }))
        return isOk(changed) ? load(id, today, { signal }) : changed
      }),
    },
  })
}

function joinNewForm({ api, vault }: Outside) {
  const { flow, secrets } = newEmployeeForm
  const ports = formPorts('newEmployeeForm')
  const sealed = (Version: number, values: FormValues, today: IsoDate): StoredForm => ({
    Version,
    ...secrets.seal({ ...values, Ny: Version === 0 }, today, vault),
  })
  return flow.machine.provide({
    actors: {
      networkReturn: liveNetworkReturn,
      load: answer(ports.load, async ({ input: { id, today }, signal }) =>
        mapResult(await newValues(api, id, today, { signal }), values => sealed(0, values, today)),
      ),
      save: answer(ports.save, async ({ input: { id, today, changes, key }, signal }) => {
        const revealed = secrets.reveal(changes, today, vault)
        if (!isOk(revealed)) return revealed
        const base = await newValues(api, id, today, { signal })
        if (!isOk(base)) return base
        const { GallerFran: _, ...values } = { ...base.value, ...revealed.value } as Record<string, FieldValue>
        const body = Object.fromEntries(Object.entries(values).filter(([name]) => !isExcluded(name)))
        const request = { body: body as unknown as EmployeeValues, idempotencyKey: key }
        const created = await asResult(api.employees.create.mutate(request, { signal }))
        return mapResult(created, ({ data }) => sealed(data.Version, values, today))
      }),
    },
  })
}

/** Provides the flows of employees over the adapter. Personal numbers are in this tab's vault. */
export const employeeFlows: {
  readonly employeeForm: LazyFlow<'employeeForm'>
  readonly newEmployeeForm: LazyFlow<'newEmployeeForm'>
  readonly employeeView: LazyFlow<'employeeView'>
  readonly employeeActions: LazyFlow<'employeeActions'>
} = {
  employeeForm: { id: 'employeeForm', join: joinForm },
  newEmployeeForm: { id: 'newEmployeeForm', join: joinNewForm },
  employeeView: { id: 'employeeView', join: ({ api }) => withCalls(employeeViewMachine, api) },
  employeeActions: { id: 'employeeActions', join: ({ api }) => withCalls(employeeActionsMachine, api) },
}
