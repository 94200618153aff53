import { z } from 'zod'
import { accountErrors } from '../account/errors.ts'
import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { SentLogin } from '../sign-in/credentials.shapes.ts'
import { signInErrors } from '../sign-in/errors.ts'
import { userErrors } from './errors.ts'
import {
  Invitation,
  InvitationAnswer,
  LinkToken,
  SavedUser,
  User,
  UserChange,
  UserChoices,
  UserLink,
  UserListItem,
  UserSession,
  UserValues,
} from './shapes.ts'

const read = { right: 'Settings.Users.Read' } as const
const write = { right: 'Settings.Users.Write' } as const
const one = z.strictObject({ Login: SentLogin })
const beyond = [userErrors.userMissing, userErrors.userAbove, userErrors.ownAccount]
/** The errors of a public call that checks the session and the right itself. */
const checked = [
  commonErrors.noSession,
  commonErrors.sessionIdle,
  commonErrors.companyMissing,
  commonErrors.rightMissing,
]

const sees =
  'A caller without access to every company sees the accounts that share a company with it, and not those with access to every company. A company administrator (FTG) is refused while the company in the header has UseFtgAdminUserAccountAccess off.'

/**
 * The calls about the accounts of the licence. Who may change whom is decided in
 * user.rules.ts.
 */
export const userCalls = {
  list: call('GET', '/users', {
    summary: `Returns the accounts of the licence, by name in Swedish order. Without perPage, returns the first 1,000. Sorts by Login, Namn, Roll or Grupp. Searches in Login, Namn and Grupp. ${sees}`,
    access: read,
    paged: true,
    data: z.array(UserListItem),
  }),
  choices: call('GET', '/userChoices', {
    summary: 'Returns the roles, rights groups, companies and options that the caller may give an account.',
    access: read,
    data: UserChoices,
  }),
  one: call('GET', '/users/{Login}', {
    summary: 'Returns an account, and whether the caller may change it.',
    access: read,
    params: one,
    data: User,
    errors: [userErrors.userMissing],
  }),
  create: call('POST', '/users', {
    summary:
      'Creates an account, without a password: invite the person next. Nobody gives a role above their own, a rights group with more rights, or a company that they lack.',
    access: write,
    body: UserValues,
    data: SavedUser,
    errors: [commonErrors.fieldsRefused, userErrors.loginTaken, accountErrors.nameTaken],
  }),
  change: call('PUT', '/users/{Login}', {
    summary:
      'Changes the given fields of an account, and returns its version. Takes effect at once, also in open browsers. A change of the role or of the sign-in methods ends the sessions of the account.',
    access: write,
    params: one,
    body: UserChange,
    data: SavedUser,
    errors: [commonErrors.fieldsRefused, commonErrors.versionConflict, accountErrors.nameTaken, ...beyond],
  }),
  remove: call('DELETE', '/users/{Login}', {
    summary: 'Removes an account, with its sessions, messages and notifications. The event history keeps its name.',
    access: write,
    params: one,
    data: z.null(),
    errors: beyond,
  }),
  confirmNumber: call('POST', '/users/{Login}/confirmPersonalNumber', {
    summary:
      "Confirms that an account's personal number is the person's, and returns the account's version. A number that was given or changed opens no employee's data until the person has signed in with BankID, or an administrator other than the one who gave it has confirmed it. Two accounts count as one person's when they have the same number, or one has created the other or sent its link and BankID has not shown that they are two. A confirmed number stays confirmed.",
    access: write,
    params: one,
    body: z.strictObject({ Version: z.int().min(1) }),
    data: SavedUser,
    errors: [commonErrors.versionConflict, userErrors.numberMissing, userErrors.numberOwn, ...beyond],
  }),
  block: call('POST', '/users/{Login}/block', {
    summary: 'Blocks an account: its sessions end at once, and it cannot sign in.',
    access: write,
    params: one,
    data: z.null(),
    errors: beyond,
  }),
  unblock: call('POST', '/users/{Login}/unblock', {
    summary: 'Lets a blocked account sign in again.',
    access: write,
    params: one,
    data: z.null(),
    errors: beyond,
  }),
  invite: call('POST', '/users/{Login}/invite', {
    summary:
      'Sends the person a link to choose the first password, valid for 72 hours and once. Requires the right Settings.Users.Write. Without a mobile number that can be reached, returns the link to hand over. Replaces an earlier link.',
    access: 'public',
    params: one,
    data: UserLink,
    errors: [...checked, userErrors.passwordNotUsed, userErrors.userBlocked, ...beyond],
  }),
  resetPassword: call('POST', '/users/{Login}/resetPassword', {
    summary:
      'Sends the person a link to choose a new password, as invite does. The old password works until the new one is chosen; then all sessions of the account end.',
    access: 'public',
    params: one,
    data: UserLink,
    errors: [...checked, userErrors.passwordNotUsed, userErrors.userBlocked, ...beyond],
  }),
  sessions: call('GET', '/users/{Login}/sessions', {
    summary: 'Returns the sessions of an account that have not ended, the latest activity first.',
    access: read,
    params: one,
    data: z.array(UserSession),
    errors: [userErrors.userMissing],
  }),
  endSession: call('DELETE', '/users/{Login}/sessions/{Id}', {
    summary: 'Ends a session of an account. A session that has ended already is no error.',
    access: write,
    params: z.strictObject({ Login: SentLogin, Id: z.uuid() }),
    data: z.null(),
    errors: [userErrors.userMissing, userErrors.userAbove],
  }),
  endSessions: call('DELETE', '/users/{Login}/sessions', {
    summary: "Ends all sessions of an account, except the caller's own.",
    access: write,
    params: one,
    data: z.null(),
    errors: [userErrors.userMissing, userErrors.userAbove],
  }),
}

/** The calls of a person who follows the link of an invitation or of a reset, without a session. */
export const invitationCalls = {
  open: call('GET', '/invitation/{Token}', {
    summary: 'Returns the account that the link of an invitation or a reset belongs to.',
    access: 'public',
    params: z.strictObject({ Token: LinkToken }),
    data: Invitation,
    maxPerMinute: 30,
    errors: [userErrors.invitationGone],
  }),
  accept: call('POST', '/invitation/{Token}', {
    summary:
      'Sets the password of the account, and uses up the link. Ends all sessions of the account. Refuses a common password and a password that contains the login.',
    access: 'public',
    params: z.strictObject({ Token: LinkToken }),
    body: InvitationAnswer,
    data: z.null(),
    maxPerMinute: 30,
    errors: [userErrors.invitationGone, signInErrors.newPasswordCommon, signInErrors.newPasswordHasLogin],
  }),
}
