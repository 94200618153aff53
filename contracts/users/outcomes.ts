import { accountErrors } from '../account/errors.ts'
import { commonErrors } from '../common-errors.ts'
import { companyStates } from '../companies/states.ts'
import { callerStates } from '../outcomes/caller-states.ts'
import type { Outcome, OutcomesOf } from '../outcomes/outcome.ts'
import { signInErrors } from '../sign-in/errors.ts'
import { signInStates } from '../sign-in/states.ts'
import type { invitationCalls, userCalls } from './calls.ts'
import { userErrors } from './errors.ts'
import { exampleUser, exampleUserListItem, exampleUserSession, exampleUserValues } from './examples.ts'
import { userStates } from './states.ts'

const by = 'adm'
const scope = { FtgId: 'nordsken' }
const { Login } = exampleUserValues
const params = { Login }
const signedIn = [callerStates.signedIn(by), companyStates.company(scope.FtgId, by)]
const given = [...signedIn, userStates.user(by, exampleUserValues)]
const ofFtg = [callerStates.signedIn('ftg2'), companyStates.company(scope.FtgId, 'ftg2')]
const token = 'en-lank-som-bara-proven-har-4711-0815-abcde'
const password = 'Snar-Vidja-47'
const withOption = { ...exampleUserValues, Optioner: ['HRTIL'] }
const withNumber = { ...exampleUserValues, PersNr: '198809049821' }
const bankIdOnly = { ...exampleUserValues, PersNr: '198809049821', Inloggningsmetoder: ['F', 'B'] }

const request = { params, scope }
const missing = {
  name: 'an account that does not exist',
  given: [...signedIn, signInStates.noAccount('finns.inte')],
  request: { params: { Login: 'finns.inte' }, scope },
  answer: { error: userErrors.userMissing },
} as const
/** The refusals of every change of an account. */
const beyond = [
  missing,
  {
    name: 'an account with a higher role',
    given: signedIn,
    request: { params: { Login: 'lic' }, scope },
    answer: { error: userErrors.userAbove },
  },
  {
    name: 'the own account',
    given: signedIn,
    request: { params: { Login: by }, scope },
    answer: { error: userErrors.ownAccount },
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
    given: [...signedIn, userStates.user(by, { ...exampleUserValues, Mobil: '' })],
    request,
    answer: { data: { MobilSlut: null, Lank: `/inbjudan/${token}`, GallerTill: '2026-11-24T08:15:00.000Z' } },
  },
  {
    name: 'an account that signs in with BankID alone',
    given: [...signedIn, userStates.user(by, bankIdOnly)],
    request,
    answer: { error: userErrors.passwordNotUsed },
  },
  {
    name: 'a blocked account',
    given: [...given, userStates.userBlocked(Login)],
    request,
    answer: { error: userErrors.userBlocked },
  },
  ...beyond,
  { name: 'nobody signed in', given: [], request, answer: { error: commonErrors.noSession } },
  {
    name: 'a session ended by inactivity',
    given: [callerStates.idledOut(by)],
    request,
    answer: { error: commonErrors.sessionIdle },
  },
  {
    name: 'a company that the account may not choose',
    given: [callerStates.signedIn('ftg2'), callerStates.noCompany('zenit', 'ftg2')],
    request: { params, scope: { FtgId: 'zenit' } },
    answer: { error: commonErrors.companyMissing },
  },
  {
    name: 'an account without the right',
    given: [
      callerStates.signedIn('per'),
      companyStates.company(scope.FtgId, 'per'),
      callerStates.withoutRight('Settings.Users.Write', 'per'),
    ],
    request,
    answer: { error: commonErrors.rightMissing },
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
      given: [...given, userStates.userSession(Login, exampleUserSession.Id)],
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
      given: [...signedIn, userStates.user(by, withOption)],
      request,
      answer: { data: { ...exampleUser, Values: withOption } },
    },
    {
      name: 'an account with a number that nobody has confirmed',
      given: [...signedIn, userStates.user(by, withNumber), userStates.userNumberBy(Login, 'ftg2')],
      request,
      answer: {
        data: { ...exampleUser, Values: withNumber, PersNrBekraftat: false, PersNrAv: 'ftg2' },
        pins: ['PersNrBekraftat', 'PersNrAv'],
      },
    },
    {
      name: 'an invited account',
      given: [...given, userStates.userLink(Login, token)],
      request,
      answer: {
        data: { ...exampleUser, Status: 'INBJUDEN', LankGallerTill: '2026-11-24T08:15:00.000Z' },
        pins: ['Status'],
      },
    },
    {
      name: 'an account above the caller',
      given: [
        ...signedIn,
        signInStates.accountOf({ Login: 'lic', Namn: 'Lena Lindgren', Roll: 'LIC', LicNr: 'WEB100200' }),
      ],
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
      given: [...signedIn, userStates.noUser(by, Login)],
      request: { scope, body: exampleUserValues },
      answer: { data: { Version: 1 }, pins: ['Version'] },
    },
    {
      name: 'a higher role than the own',
      given: [...signedIn, userStates.noUser(by, Login)],
      request: { scope, body: { ...exampleUserValues, Roll: 'LIC' } },
      answer: { error: commonErrors.fieldsRefused, fields: { Roll: 'Du kan inte ge en högre roll än din egen.' } },
    },
    {
      name: 'a login that is taken',
      given: [...signedIn, callerStates.account('baga')],
      request: { scope, body: { ...exampleUserValues, Login: 'baga' } },
      answer: { error: userErrors.loginTaken, fields: { Login: userErrors.loginTaken.message } },
    },
    {
      name: 'the name of somebody else in the licence',
      given: [...signedIn, userStates.noUser(by, Login)],
      request: { scope, body: { ...exampleUserValues, Namn: 'STINA DAHLGREN' } },
      answer: { error: accountErrors.nameTaken, fields: { Namn: accountErrors.nameTaken.message } },
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
      answer: { error: commonErrors.fieldsRefused, fields: { FtgIdAccessList: commonErrors.companyMissing.message } },
    },
    {
      name: 'the name of somebody else in the licence',
      given,
      request: { ...request, body: { Version: 1, Values: { Namn: 'STINA DAHLGREN' } } },
      answer: { error: accountErrors.nameTaken, fields: { Namn: accountErrors.nameTaken.message } },
    },
    ...beyondWith({ Version: 1, Values: {} }),
  ],
  remove: [{ name: 'an account removed', given, request, answer: { data: null } }, ...beyond],
  confirmNumber: [
    {
      name: 'the number of an account confirmed',
      given: [...signedIn, userStates.user(by, withNumber), userStates.userNumberBy(Login, 'ftg2')],
      request: { ...request, body: { Version: 1 } },
      answer: { data: { Version: 2 }, pins: ['Version'] },
    },
    {
      name: 'a number that the account itself has given',
      given: [...signedIn, userStates.user(by, withNumber), userStates.userNumberBy(Login, by)],
      request: { ...request, body: { Version: 1 } },
      answer: { error: userErrors.numberOwn },
    },
    {
      name: 'an account without a number',
      given,
      request: { ...request, body: { Version: 1 } },
      answer: { error: userErrors.numberMissing },
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
      given: [...given, userStates.userBlocked(Login)],
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
      given: [...given, userStates.userSession(Login, exampleUserSession.Id)],
      request,
      answer: { data: [exampleUserSession], pins: ['Id'] },
    },
    missing,
  ],
  endSession: [
    {
      name: 'a session ended',
      given: [...given, userStates.userSession(Login, exampleUserSession.Id)],
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
      given: [...given, userStates.userSession(Login, exampleUserSession.Id)],
      request,
      answer: { data: null },
    },
    ...beyond.slice(0, 2),
  ],
}

const open = [...given, userStates.userLink(Login, token)]
const spent = [userStates.noUserLink(token)]
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
      answer: { error: userErrors.invitationGone },
    },
  ],
  accept: [
    { name: 'a password set', given: open, request: answer(password), answer: { data: null } },
    {
      name: 'a common password',
      given: open,
      request: answer('sommar2026'),
      answer: { error: signInErrors.newPasswordCommon },
    },
    {
      name: 'a password with the login in it',
      given: open,
      request: answer(`${Login}-4711`),
      answer: { error: signInErrors.newPasswordHasLogin },
    },
    {
      name: 'a link that is used or too old',
      given: spent,
      request: answer(password),
      answer: { error: userErrors.invitationGone },
    },
  ],
}
