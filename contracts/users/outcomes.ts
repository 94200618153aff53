import { errors } from '../errors.ts'
import type { Outcome, OutcomesOf } from '../pact/outcome.ts'
import { states } from '../pact/states.ts'
import type { invitationCalls, userCalls } from './calls.ts'
import { exampleUser, exampleUserListItem, exampleUserSession, exampleUserValues } from './examples.ts'

const by = 'adm'
const scope = { FtgId: 'nordsken' }
const { Login } = exampleUserValues
const params = { Login }
const signedIn = [states.signedIn(by), states.company(scope.FtgId, by)]
const given = [...signedIn, states.user(by, exampleUserValues)]
const ofFtg = [states.signedIn('ftg2'), states.company(scope.FtgId, 'ftg2')]
const token = 'en-lank-som-bara-proven-har-4711-0815-abcde'
const password = 'Snar-Vidja-47'
const withOption = { ...exampleUserValues, Optioner: ['HRTIL'] }
const withNumber = { ...exampleUserValues, PersNr: '198809049821' }
const bankIdOnly = { ...exampleUserValues, PersNr: '198809049821', Inloggningsmetoder: ['F', 'B'] }

const request = { params, scope }
const missing = {
  name: 'an account that does not exist',
  given: [...signedIn, states.noAccount('finns.inte')],
  request: { params: { Login: 'finns.inte' }, scope },
  answer: { error: errors.userMissing },
} as const
/** The refusals of every change of an account. */
const beyond = [
  missing,
  {
    name: 'an account with a higher role',
    given: signedIn,
    request: { params: { Login: 'lic' }, scope },
    answer: { error: errors.userAbove },
  },
  {
    name: 'the own account',
    given: signedIn,
    request: { params: { Login: by }, scope },
    answer: { error: errors.ownAccount },
  },
] as const
/** The same refusals, of a call with a body. */
const beyondWith = <Body>(body: Body) => beyond.map(each => ({ ...each, request: { ...each.request, body } }))

/** The outcomes of a call that sends a link. */
const links = (): readonly Outcome<typeof userCalls.invite>[] => [
  {
    name: 'a link sent to the person',
    given: [...given],
    request,
    answer: { data: { MobilSlut: '09', Lank: null, GallerTill: '2026-11-24T08:15:00.000Z' }, pins: ['MobilSlut'] },
  },
  {
    name: 'a link to hand over',
    given: [...signedIn, states.user(by, { ...exampleUserValues, Mobil: '' })],
    request,
    answer: { data: { MobilSlut: null, Lank: `/inbjudan/${token}`, GallerTill: '2026-11-24T08:15:00.000Z' } },
  },
  {
    name: 'an account that signs in with BankID alone',
    given: [...signedIn, states.user(by, bankIdOnly)],
    request,
    answer: { error: errors.passwordNotUsed },
  },
  {
    name: 'a blocked account',
    given: [...given, states.userBlocked(Login)],
    request,
    answer: { error: errors.userBlocked },
  },
  ...beyond,
  { name: 'nobody signed in', given: [], request, answer: { error: errors.noSession } },
  {
    name: 'a session ended by inactivity',
    given: [states.idledOut(by)],
    request,
    answer: { error: errors.sessionIdle },
  },
  {
    name: 'a company that the account may not choose',
    given: [states.signedIn('ftg2'), states.noCompany('zenit', 'ftg2')],
    request: { params, scope: { FtgId: 'zenit' } },
    answer: { error: errors.companyMissing },
  },
  {
    name: 'an account without the right',
    given: [
      states.signedIn('per'),
      states.company(scope.FtgId, 'per'),
      states.withoutRight('Settings.Users.Write', 'per'),
    ],
    request,
    answer: { error: errors.rightMissing },
  },
]

export const userOutcomes: OutcomesOf<typeof userCalls> = {
  list: [
    {
      name: 'the account that a search finds',
      given,
      request: { scope, pagination: { searchTerm: Login, searchFields: ['Login'], perPage: 25, pageNum: 1 } },
      answer: { data: [exampleUserListItem], pagination: { totalRows: 1 } },
    },
    {
      name: 'an account that has been used',
      given: [...given, states.userSession(Login, exampleUserSession.Id)],
      request: { scope, pagination: { searchTerm: Login, searchFields: ['Login'], perPage: 25, pageNum: 1 } },
      answer: {
        data: [{ ...exampleUserListItem, SenastAktiv: exampleUserSession.SenastAktiv }],
        pagination: { totalRows: 1 },
      },
    },
    {
      name: 'nothing found',
      given: signedIn,
      request: { scope, pagination: { searchTerm: 'heter ingenting', perPage: 25, pageNum: 1 } },
      answer: { data: [], pagination: { totalRows: 0 } },
    },
  ],
  choices: [
    {
      name: 'what a company administrator may give',
      given: ofFtg,
      request: { scope },
      answer: {
        data: {
          Roll: [{ value: 'FTG', label: 'Företagsadministratör' }],
          Behorighetsgrupp: [{ value: 'STDREAD', label: 'Läsanvändare' }],
          FtgIdAccessList: [{ value: 'nordsken', label: 'Nordsken Handel AB' }],
          Optioner: [{ value: 'HRTIL', label: 'HR-tillägg' }],
          AllaForetag: false,
        },
        pins: ['AllaForetag'],
      },
    },
  ],
  one: [
    {
      name: 'an account',
      given: [...signedIn, states.user(by, withOption)],
      request,
      answer: { data: { ...exampleUser, Values: withOption } },
    },
    {
      name: 'an account with a number that nobody has confirmed',
      given: [...signedIn, states.user(by, withNumber), states.userNumberBy(Login, 'ftg2')],
      request,
      answer: {
        data: { ...exampleUser, Values: withNumber, PersNrBekraftat: false, PersNrAv: 'ftg2' },
        pins: ['PersNrBekraftat', 'PersNrAv'],
      },
    },
    {
      name: 'an invited account',
      given: [...given, states.userLink(Login, token)],
      request,
      answer: {
        data: { ...exampleUser, Status: 'INBJUDEN', LankGallerTill: '2026-11-24T08:15:00.000Z' },
        pins: ['Status'],
      },
    },
    {
      name: 'an account above the caller',
      given: [...signedIn, states.accountOf({ Login: 'lic', Namn: 'Lena Lindgren', Roll: 'LIC', LicNr: 'WEB100200' })],
      request: { params: { Login: 'lic' }, scope },
      answer: {
        data: {
          ...exampleUser,
          Values: { ...exampleUserValues, Login: 'lic', Roll: 'LIC', AllaForetag: true, FtgIdAccessList: [] },
          Status: 'AKTIV',
          Hinder: 'HOGRE',
        },
        pins: ['Hinder'],
      },
    },
    missing,
  ],
  create: [
    {
      name: 'an account created',
      given: [...signedIn, states.noUser(by, Login)],
      request: { scope, body: exampleUserValues },
      answer: { data: { Version: 1 }, pins: ['Version'] },
    },
    {
      name: 'a higher role than the own',
      given: [...signedIn, states.noUser(by, Login)],
      request: { scope, body: { ...exampleUserValues, Roll: 'LIC' } },
      answer: { error: errors.fieldsRefused, fields: { Roll: 'Du kan inte ge en högre roll än din egen.' } },
    },
    {
      name: 'a login that is taken',
      given: [...signedIn, states.account('baga')],
      request: { scope, body: { ...exampleUserValues, Login: 'baga' } },
      answer: { error: errors.loginTaken, fields: { Login: errors.loginTaken.message } },
    },
    {
      name: 'the name of somebody else in the licence',
      given: [...signedIn, states.noUser(by, Login)],
      request: { scope, body: { ...exampleUserValues, Namn: 'STINA DAHLGREN' } },
      answer: { error: errors.nameTaken, fields: { Namn: errors.nameTaken.message } },
    },
  ],
  change: [
    {
      name: 'an account changed',
      given,
      request: { ...request, body: { Version: 1, Values: { Namn: 'Anna Nyberg' } } },
      answer: { data: { Version: 2 }, pins: ['Version'] },
    },
    {
      name: 'a company that is not there',
      given,
      request: { ...request, body: { Version: 1, Values: { FtgIdAccessList: ['finnsinte'] } } },
      answer: { error: errors.fieldsRefused, fields: { FtgIdAccessList: errors.companyMissing.message } },
    },
    {
      name: 'a version that is not the latest',
      given,
      request: { ...request, body: { Version: 9, Values: { Namn: 'Anna Nyberg' } } },
      answer: { error: errors.versionConflict },
    },
    {
      name: 'the name of somebody else in the licence',
      given,
      request: { ...request, body: { Version: 1, Values: { Namn: 'STINA DAHLGREN' } } },
      answer: { error: errors.nameTaken, fields: { Namn: errors.nameTaken.message } },
    },
    ...beyondWith({ Version: 1, Values: {} }),
  ],
  remove: [{ name: 'an account removed', given, request, answer: { data: null } }, ...beyond],
  confirmNumber: [
    {
      name: 'the number of an account confirmed',
      given: [...signedIn, states.user(by, withNumber), states.userNumberBy(Login, 'ftg2')],
      request: { ...request, body: { Version: 1 } },
      answer: { data: { Version: 2 }, pins: ['Version'] },
    },
    {
      name: 'a number that the account itself has given',
      given: [...signedIn, states.user(by, withNumber), states.userNumberBy(Login, by)],
      request: { ...request, body: { Version: 1 } },
      answer: { error: errors.numberOwn },
    },
    {
      name: 'an account without a number',
      given,
      request: { ...request, body: { Version: 1 } },
      answer: { error: errors.numberMissing },
    },
    {
      name: 'a version that is not the latest',
      given: [...signedIn, states.user(by, withNumber)],
      request: { ...request, body: { Version: 9 } },
      answer: { error: errors.versionConflict },
    },
    ...beyondWith({ Version: 1 }),
  ],
  block: [
    {
      name: 'an account blocked',
      given,
      request,
      answer: { data: null },
    },
    ...beyond,
  ],
  unblock: [
    {
      name: 'an account unblocked',
      given: [...given, states.userBlocked(Login)],
      request,
      answer: { data: null },
    },
    ...beyond,
  ],
  invite: links(),
  resetPassword: links(),
  sessions: [
    {
      name: 'a session',
      given: [...given, states.userSession(Login, exampleUserSession.Id)],
      request,
      answer: { data: [exampleUserSession], pins: ['Id'] },
    },
    missing,
  ],
  endSession: [
    {
      name: 'a session ended',
      given: [...given, states.userSession(Login, exampleUserSession.Id)],
      request: { params: { ...params, Id: exampleUserSession.Id }, scope },
      answer: { data: null },
    },
    ...beyond
      .slice(0, 2)
      .map(each => ({ ...each, request: { scope, params: { ...each.request.params, Id: exampleUserSession.Id } } })),
  ],
  endSessions: [
    {
      name: 'all sessions ended',
      given: [...given, states.userSession(Login, exampleUserSession.Id)],
      request,
      answer: { data: null },
    },
    ...beyond.slice(0, 2),
  ],
}

const open = [...given, states.userLink(Login, token)]
const spent = [states.noUserLink(token)]
const answer = (NewPassword: string) => ({ params: { Token: token }, body: { NewPassword } })

export const invitationOutcomes: OutcomesOf<typeof invitationCalls> = {
  open: [
    {
      name: 'an open link',
      given: open,
      request: { params: { Token: token } },
      answer: {
        data: {
          Login,
          Namn: exampleUserValues.Namn,
          LicNamn: 'Lindgren Redovisning AB',
          Typ: 'INBJUDAN',
          GallerTill: '2026-11-24T08:15:00.000Z',
        },
        pins: ['Login', 'Typ'],
      },
    },
    {
      name: 'a link that is used or too old',
      given: spent,
      request: { params: { Token: token } },
      answer: { error: errors.invitationGone },
    },
  ],
  accept: [
    { name: 'a password set', given: open, request: answer(password), answer: { data: null } },
    {
      name: 'a common password',
      given: open,
      request: answer('sommar2026'),
      answer: { error: errors.newPasswordCommon },
    },
    {
      name: 'a password with the login in it',
      given: open,
      request: answer(`${Login}-4711`),
      answer: { error: errors.newPasswordHasLogin },
    },
    {
      name: 'a link that is used or too old',
      given: spent,
      request: answer(password),
      answer: { error: errors.invitationGone },
    },
  ],
}
