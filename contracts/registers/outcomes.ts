import { commonErrors } from '../common-errors.ts'
import type { FormValues } from '../forms/field.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import type { Outcome, OutcomesOf } from '../outcomes/outcome.ts'
import type { RegisterName } from '../reference-data/register-names.ts'
import { batchConflict, type RegisterCalls } from './calls.ts'
import { registerErrors } from './errors.ts'
import { type Register, referencesOf } from './register.ts'
import { registers } from './registers.ts'
import { registerStates } from './states.ts'

const by = 'adm'
/** The salary year and the owner of the items of registers that have one. */
const SalaryYear = 2026
const owner = 'STANDARD'

/** Returns the outcomes of a register's calls, with its examples. */
export function registerOutcomes(register: Register): OutcomesOf<RegisterCalls> {
  const { name, key, named: nameField, area, usedBy, referrers, examples, columns, whenUsed } = register
  const { locked, parent, within, isOfYear } = register
  const isUsed = usedBy.length > 0
  const scope = { FtgId: 'registret', ...(isOfYear && { SalaryYear }) }
  const ofOwner = within ? { params: { [within.field]: owner } } : {}
  const [first, second] = examples
  const rowOf = (values: FormValues) => ({ ...values, Version: 1, CanDelete: true })
  const given = (...items: readonly FormValues[]) => [
    callerStates.signedIn(by),
    registerStates.register(scope.FtgId, by, name, area, items, isOfYear ? SalaryYear : null, within ? owner : null),
  ]
  const both = given(first, second)
  const one = { scope, params: { ...ofOwner.params, [key]: String(first[key]) } }
  const { [key]: _, ...changed } = { [key]: '', [nameField]: 'Ett nytt namn' }
  const missing = {
    name: 'an item that does not exist',
    given: given(),
    request: one,
    answer: { error: registerErrors.registerItemMissing },
  } as const
  const used = [...both, registerStates.registerItemUsed(scope.FtgId, by, name, String(first[key]))]
  const uses = usedBy.map(Text => {
    const from = referrers.find(({ text }) => text === Text)
    return { Text, Antal: 1, ...(from && from.cell === undefined && { Register: from.register, Falt: from.field }) }
  })
  /** What the second item refers to exists, since that item does. */
  const references = referencesOf(register).map(([field]) => field)
  const [reference = ''] = references.filter(field => first[field] !== '')
  /** The examples that refer to what the first one refers to. */
  const referring = examples.filter(each => each[reference] === first[reference])
  /** A code that names no item. */
  const nothing = { [reference]: 'SAKNAS' }
  const inUse: Outcome<RegisterCalls['remove']> = {
    name: 'an item in use',
    given: used,
    request: one,
    answer: { error: registerErrors.registerItemInUse },
  }
  const standard = locked === undefined ? undefined : given({ ...first, [locked]: true }, second)
  /** The outcomes of a call about a standard item. */
  const onStandard = <C extends RegisterCalls['change' | 'remove']>(request: Outcome<C>['request']): Outcome<C>[] =>
    standard
      ? [{ name: 'a standard item', given: standard, request, answer: { error: registerErrors.registerItemLocked } }]
      : []
  const someFields = (): Outcome<RegisterCalls['list']> => ({
    name: 'some fields of the items',
    given: both,
    request: { scope, ...ofOwner, fields: columns },
    answer: {
      // The rows have no more than what was requested.
      data: [first, second].map(values => Object.fromEntries(columns.map(each => [each, values[each]]))) as never,
      pagination: { totalRows: 2 },
      pins: ['*'],
    },
  })
  const withBelow = parent === undefined ? undefined : given(first, { ...second, [parent]: String(first[key]) })
  return {
    list: [
      {
        name: 'the items',
        given: both,
        request: { scope, ...ofOwner, pagination: { perPage: 25, pageNum: 1 } },
        answer: { data: [rowOf(first), rowOf(second)], pagination: { totalRows: 2 }, pins: ['CanDelete', 'Version'] },
      },
      {
        name: 'those whom a search finds, the last first',
        given: both,
        request: {
          scope,
          ...ofOwner,
          pagination: {
            searchTerm: String(first[key]),
            searchFields: [key],
            sortBy: key,
            sortOrder: 'desc',
            perPage: 25,
            pageNum: 1,
          },
        },
        answer: { data: [rowOf(first)], pagination: { totalRows: 1 } },
      },
      ...(name === 'departments' ? [someFields()] : []),
      ...(reference === ''
        ? []
        : [
            {
              name: 'those that refer to an item',
              given: both,
              request: {
                scope,
                ...ofOwner,
                pagination: { perPage: 25, pageNum: 1 },
                filter: { [reference]: String(first[reference]) },
              },
              answer: { data: referring.map(rowOf), pagination: { totalRows: referring.length } },
            },
          ]),
      {
        name: 'no items',
        given: given(),
        request: { scope, ...ofOwner },
        answer: { data: [], pagination: { totalRows: 0 } },
      },
    ],
    one: [
      {
        name: 'an item',
        given: both,
        request: one,
        answer: { data: { Version: 1, Values: first, ...(isUsed && { UsedBy: [] }) }, pins: ['*'] },
      },
      ...(isUsed
        ? [
            {
              name: `an item in use: ${usedBy.join(', ')}`,
              given: used,
              request: one,
              answer: { data: { Version: 1, Values: { ...first, ...whenUsed }, UsedBy: uses }, pins: ['*'] },
            },
          ]
        : []),
      missing,
    ],
    create: [
      {
        name: 'an item added',
        given: given(second),
        request: {
          scope,
          ...ofOwner,
          body: { ...first, ...Object.fromEntries(references.map(field => [field, second[field] ?? ''])) },
        },
        answer: { data: { Version: 1 }, pins: ['Version'] },
      },
      {
        name: 'a key that is taken',
        given: both,
        request: { scope, ...ofOwner, body: first },
        answer: { error: commonErrors.fieldsRefused, fields: { [key]: '' } },
      },
      {
        name: 'no name',
        given: given(),
        request: { scope, ...ofOwner, body: { ...first, [nameField]: '' } },
        answer: { error: commonErrors.fieldsRefused, fields: { [nameField]: '' } },
      },
      ...(reference === ''
        ? []
        : [
            {
              name: 'a reference to nothing',
              given: given(),
              request: { scope, ...ofOwner, body: { ...first, ...nothing } },
              answer: { error: commonErrors.fieldsRefused, fields: { [reference]: '' } },
            },
          ]),
    ],
    change: [
      {
        name: 'an item changed',
        given: both,
        request: { ...one, body: { Version: 1, Values: changed } },
        answer: { data: { Version: 2 }, pins: ['Version'] },
      },
      {
        name: 'no name',
        given: both,
        request: { ...one, body: { Version: 1, Values: { [nameField]: '' } } },
        answer: { error: commonErrors.fieldsRefused, fields: { [nameField]: '' } },
      },
      ...(reference === ''
        ? []
        : [
            {
              name: 'a reference to nothing',
              given: both,
              request: { ...one, body: { Version: 1, Values: nothing } },
              answer: { error: commonErrors.fieldsRefused, fields: { [reference]: '' } },
            },
          ]),
      { ...missing, request: { ...one, body: { Version: 1, Values: changed } } },
      ...onStandard<RegisterCalls['change']>({ ...one, body: { Version: 1, Values: changed } }),
      ...(withBelow && parent !== undefined
        ? [
            {
              name: 'an item moved below its own',
              given: withBelow,
              request: { ...one, body: { Version: 1, Values: { [parent]: String(second[key]) } } },
              answer: { error: commonErrors.fieldsRefused, fields: { [parent]: '' } },
            },
          ]
        : []),
    ],
    remove: [
      { name: 'an item removed', given: both, request: one, answer: { data: null } },
      missing,
      ...(isUsed ? [inUse] : []),
      ...onStandard<RegisterCalls['remove']>(one),
    ],
    removeMany: [
      {
        name: 'the items removed, without one that does not exist',
        given: given(first),
        request: {
          scope,
          ...ofOwner,
          body: [{ [key]: 'FINNSINTE'.slice(0, register.model.fields[key]?.most) }, { [key]: String(first[key]) }],
        },
        answer: {
          data: { errors: [{ index: 0, message: registerErrors.registerItemMissing.message }] },
          pins: ['index'],
        },
      },
    ],
    changeMany: [
      {
        name: 'the items changed, without one of another version',
        given: both,
        request: {
          scope,
          ...ofOwner,
          body: [
            { [key]: String(first[key]), Version: 9, ...changed },
            { [key]: String(second[key]), Version: 1, ...changed },
          ],
        },
        answer: { data: { errors: [{ index: 0, message: batchConflict }] }, pins: ['index'] },
      },
    ],
  }
}

/** The outcomes of all registers, by the names of their registers. */
export const outcomesOfRegisters = Object.fromEntries(
  Object.entries(registers).map(([name, each]) => [name, registerOutcomes(each)]),
) as Readonly<Record<RegisterName, OutcomesOf<RegisterCalls>>>
