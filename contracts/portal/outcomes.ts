import { errors } from '../errors.ts'
import { exampleNotification, examplePortalInfo, exampleRightsGroup } from '../examples.ts'
import type { OutcomesOf } from '../pact/outcome.ts'
import { states } from '../pact/states.ts'
import type { frontendCalls, portalCalls, rightsGroupCalls } from './calls.ts'

export const portalOutcomes: OutcomesOf<typeof portalCalls> = {
  info: [{ name: 'the settings', given: [states.signedIn('ftg2')], request: {}, answer: { data: examplePortalInfo } }],
  change: [
    {
      name: 'support may sign in',
      given: [states.signedIn('adm')],
      request: { body: { EnableDVSupport: true } },
      answer: { data: { ...examplePortalInfo, EnableDVSupport: true } },
    },
    {
      name: 'an account that is no administrator',
      given: [states.signedIn('ftg2')],
      request: { body: { EnableDVSupport: true } },
      answer: { error: errors.rightMissing },
    },
  ],
  notifications: [
    {
      name: 'a page of notifications',
      given: [states.signedIn('ftg2'), states.notification('ftg2')],
      request: { pagination: { sortBy: 'TimeStamp', sortOrder: 'desc', perPage: 1, pageNum: 1 } },
      answer: { data: [exampleNotification], pagination: { totalRows: 1 } },
    },
  ],
  readNotifications: [
    {
      name: 'all marked as read',
      given: [states.signedIn('ftg2')],
      request: {},
      answer: { data: null },
    },
  ],
  messageStatus: [
    { name: 'the unread count', given: [states.signedIn('ftg2')], request: {}, answer: { data: { AntalOlast: 1 } } },
  ],
}

export const rightsGroupOutcomes: OutcomesOf<typeof rightsGroupCalls> = {
  current: [
    { name: 'a named group', given: [states.signedIn('grupp')], request: {}, answer: { data: 'Tidrapportörer' } },
    { name: 'no group', given: [states.signedIn('per')], request: {}, answer: { data: null } },
  ],
  byName: [
    {
      name: 'the group',
      given: [states.signedIn('grupp'), states.rightsGroup('Tidrapportörer', 'grupp')],
      request: { params: { name: 'Tidrapportörer' } },
      answer: { data: exampleRightsGroup },
    },
    {
      name: 'a group that is not there',
      given: [states.signedIn('grupp')],
      request: { params: { name: 'Finns inte' } },
      answer: { error: errors.rightsGroupMissing },
    },
  ],
}

export const frontendOutcomes: OutcomesOf<typeof frontendCalls> = {
  log: [
    {
      name: 'an error logged, nobody signed in',
      given: [],
      request: { body: { message: 'Loading chunk failed', stack: '', url: '/infopanel', context: 'ChunkLoadError' } },
      answer: { data: null },
    },
  ],
  track: [
    {
      name: 'a use counted',
      given: [states.signedIn('ftg2')],
      request: { body: { id: 'company-chosen', url: '/infopanel', context: '' } },
      answer: { data: null },
    },
  ],
}
