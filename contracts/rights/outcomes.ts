import { errors } from '../errors.ts'
import { exampleRightsGroup, timeReporting } from '../examples.ts'
import type { OutcomesOf } from '../pact/outcome.ts'
import { states } from '../pact/states.ts'
import type { rightsGroupCalls } from './calls.ts'
import { rightsWhere } from './catalogue.ts'
import { nameTaken } from './group-name.rules.ts'
import { standardGroupLabels } from './labels.ts'
import type { ManagedRightsGroup } from './shapes.ts'
import { rightsByStandardGroup, standardGroupNames } from './standard-groups.ts'

const Id = 'f0d3c1ab-6f1e-4a52-9f3e-2f8d6d6b1c11'
const unusedId = '2f6c8f1e-5f0b-4f7e-9d58-7a0f4b6d1c02'
const calendar = ['Kalendarie.Read', 'Kalendarie.Write']
const treeOf = (granted: readonly string[]) => rightsWhere(right => granted.includes(right))

const used: ManagedRightsGroup = {
  Id,
  BenText: 'Arbetsledare',
  Rights: treeOf(timeReporting),
  IsStandard: false,
  Version: 3,
  Users: 2,
}
const unused: ManagedRightsGroup = { ...used, Id: unusedId, BenText: 'Vikarier', Rights: treeOf(calendar), Users: 0 }
const usedBy = ['grupp', 'per']
const groups = states.ownRightsGroups('lic', [
  { Id, BenText: used.BenText, Version: used.Version, Granted: timeReporting, Logins: usedBy },
  { Id: unusedId, BenText: unused.BenText, Version: unused.Version, Granted: calendar, Logins: [] },
])
/** A licence user, and somebody who manages the groups but lacks the other rights. */
const given = [states.signedIn('lic'), states.company('nordsken', 'lic'), groups]
const manager = [
  states.signedIn('grupp'),
  states.company('nordsken', 'grupp'),
  states.ownRightsGroups('grupp', [
    {
      Id,
      BenText: used.BenText,
      Version: used.Version,
      Granted: ['Settings.UserRightsGroups.Read', 'Settings.UserRightsGroups.Write'],
      Logins: ['grupp'],
    },
  ]),
]
const scope = { FtgId: 'nordsken' }
const standard = standardGroupNames.map(
  (name): ManagedRightsGroup => ({
    Id: name,
    BenText: standardGroupLabels[name],
    Rights: rightsByStandardGroup(name) ?? treeOf([]),
    IsStandard: true,
    Version: 0,
    Users: 1,
  }),
)
const gone = { Id: '00000000-0000-4000-8000-000000000000' }
const created = { BenText: 'Nya gruppen', Rights: treeOf(calendar) }
const change = { Version: 3, BenText: 'Arbetsledare i butik', Rights: treeOf(calendar) }

export const rightsGroupOutcomes: OutcomesOf<typeof rightsGroupCalls> = {
  current: [
    {
      name: 'a named group',
      given: [states.signedIn('grupp')],
      request: {},
      answer: { data: 'Tidrapportörer', pins: ['*'] },
    },
    { name: 'no group', given: [states.signedIn('per')], request: {}, answer: { data: null, pins: ['*'] } },
  ],
  byName: [
    {
      name: 'the group',
      given: [states.signedIn('grupp'), states.rightsGroup('Tidrapportörer', 'grupp', timeReporting)],
      request: { params: { name: 'Tidrapportörer' } },
      answer: { data: exampleRightsGroup, pins: ['BenText', 'Rights'] },
    },
    {
      name: 'a group that is not there',
      given: [states.signedIn('grupp')],
      request: { params: { name: 'Finns inte' } },
      answer: { error: errors.rightsGroupMissing },
    },
  ],
  list: [
    {
      name: 'the standard groups, then those of the licence by name',
      given,
      request: { scope },
      answer: { data: [...standard, used, unused], pins: ['Id', 'BenText', 'Rights', 'IsStandard', 'Version'] },
    },
  ],
  users: [
    {
      name: 'those who have the group, by name',
      given,
      request: { scope, params: { Id }, pagination: { sortBy: 'Login', sortOrder: 'asc', perPage: 25, pageNum: 1 } },
      answer: {
        data: [
          { Login: 'grupp', Namn: 'Gunnar Rupe', Roll: 'AVD' },
          { Login: 'per', Namn: 'Pernilla Dahl', Roll: 'PER' },
        ],
        pagination: { totalRows: 2 },
        pins: ['Login'],
      },
    },
    {
      name: 'a group that is not there',
      given,
      request: { scope, params: gone },
      answer: { error: errors.rightsGroupMissing },
    },
  ],
  create: [
    {
      name: 'a group of the licence',
      given,
      request: { scope, body: created },
      answer: {
        data: { ...unused, Id: exampleRightsGroup.Id, ...created, Version: 1 },
        pins: ['Version', 'Users', 'IsStandard'],
      },
    },
    {
      name: 'a name that another group has, in other letter case',
      given,
      request: { scope, body: { ...created, BenText: 'VIKARIER' } },
      answer: { error: errors.fieldsRefused, fields: { BenText: nameTaken } },
    },
    {
      name: 'a right to write without the right to read',
      given,
      request: { scope, body: { ...created, Rights: treeOf(['Kalendarie.Write']) } },
      answer: { error: errors.fieldsRefused, fields: { Rights: 'Behörigheten att läsa fattas.' } },
    },
    {
      name: 'rights that the giver lacks',
      given: manager,
      request: { scope, body: created },
      answer: { error: errors.rightsGroupExceeds },
    },
  ],
  change: [
    {
      name: 'another name and fewer rights',
      given,
      request: { scope, params: { Id }, body: change },
      answer: { data: { ...used, ...change, Version: 4 }, pins: ['Version', 'Users', 'IsStandard'] },
    },
    {
      name: 'a group that somebody else has changed meanwhile',
      given,
      request: { scope, params: { Id }, body: { ...change, Version: 2 } },
      answer: { error: errors.versionConflict },
    },
    {
      name: 'the name of a standard group',
      given,
      request: { scope, params: { Id }, body: { ...change, BenText: 'stdread' } },
      answer: { error: errors.fieldsRefused, fields: { BenText: 'Namnet är en standardgrupps.' } },
    },
    {
      name: 'rights that the giver lacks, for their own group',
      given: manager,
      request: { scope, params: { Id }, body: change },
      answer: { error: errors.rightsGroupExceeds },
    },
    {
      name: 'a group that is not there',
      given,
      request: { scope, params: gone, body: change },
      answer: { error: errors.rightsGroupMissing },
    },
  ],
  remove: [
    {
      name: 'a group that nobody has',
      given,
      request: { scope, params: { Id: unusedId } },
      answer: { data: null },
    },
    {
      name: 'a group that is used',
      given,
      request: { scope, params: { Id } },
      answer: { error: errors.rightsGroupInUse },
    },
    {
      name: 'a group that is not there',
      given,
      request: { scope, params: gone },
      answer: { error: errors.rightsGroupMissing },
    },
  ],
}
