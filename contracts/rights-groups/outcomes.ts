import { commonErrors } from '../common-errors.ts'
import { companyStates } from '../companies/states.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import type { OutcomesOf } from '../outcomes/outcome.ts'
import { rightsWhere } from '../rights/catalogue.ts'
import { standardGroupLabels } from '../rights/labels.ts'
import { rightsByStandardGroup, standardGroupNames } from '../rights/standard-groups.ts'
import type { rightsGroupCalls } from './calls.ts'
import { rightsErrors } from './errors.ts'
import { exampleRightsGroup, timeReporting } from './examples.ts'
import { nameTaken } from './group-name.rules.ts'
import type { ManagedRightsGroup } from './shapes.ts'
import { rightsStates } from './states.ts'

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
const groups = rightsStates.ownRightsGroups('lic', [
  { Id, BenText: used.BenText, Version: used.Version, Granted: timeReporting, Logins: usedBy },
  { Id: unusedId, BenText: unused.BenText, Version: unused.Version, Granted: calendar, Logins: [] },
])
/** A licence user, and somebody who manages the groups but lacks the other rights. */
const given = [callerStates.signedIn('lic'), companyStates.company('nordsken', 'lic'), groups]
const manager = [
  callerStates.signedIn('grupp'),
  companyStates.company('nordsken', 'grupp'),
  rightsStates.ownRightsGroups('grupp', [
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
const created = { BenText: 'Nya gruppen', Rights: treeOf(calendar) }
const change = { Version: 3, BenText: 'Arbetsledare i butik', Rights: treeOf(calendar) }

export const rightsGroupOutcomes: OutcomesOf<typeof rightsGroupCalls> = {
  current: [
    {
      name: 'a named group',
      given: [callerStates.signedIn('grupp')],
      request: {},
      answer: { data: 'Tidrapportörer', pins: ['*'] },
    },
    { name: 'no group', given: [callerStates.signedIn('per')], request: {}, answer: { data: null, pins: ['*'] } },
  ],
  byName: [
    {
      name: 'the group',
      given: [callerStates.signedIn('grupp'), rightsStates.rightsGroup('Tidrapportörer', 'grupp', timeReporting)],
      request: { params: { name: 'Tidrapportörer' } },
      answer: { data: exampleRightsGroup, pins: ['BenText', 'Rights'] },
    },
    {
      name: 'a group that is not there',
      given: [callerStates.signedIn('grupp')],
      request: { params: { name: 'Finns inte' } },
      answer: { error: rightsErrors.rightsGroupMissing },
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
      answer: { error: commonErrors.fieldsRefused, fields: { BenText: nameTaken } },
    },
    {
      name: 'a right to write without the right to read',
      given,
      request: { scope, body: { ...created, Rights: treeOf(['Kalendarie.Write']) } },
      answer: { error: commonErrors.fieldsRefused, fields: { Rights: 'Behörigheten att läsa fattas.' } },
    },
    {
      name: 'rights that the giver lacks',
      given: manager,
      request: { scope, body: created },
      answer: { error: rightsErrors.rightsGroupExceeds },
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
      name: 'the name of a standard group',
      given,
      request: { scope, params: { Id }, body: { ...change, BenText: 'stdread' } },
      answer: { error: commonErrors.fieldsRefused, fields: { BenText: 'Namnet är en standardgrupps.' } },
    },
    {
      name: 'rights that the giver lacks, for their own group',
      given: manager,
      request: { scope, params: { Id }, body: change },
      answer: { error: rightsErrors.rightsGroupExceeds },
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
      answer: { error: rightsErrors.rightsGroupInUse },
    },
  ],
}
