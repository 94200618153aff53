import {
  type ActorSystem,
  type ActorSystemInfo,
  type AnyActorRef,
  type EventObject,
  enqueueActions,
  type MachineContext,
  type ParameterizedObject,
} from 'xstate'
import type { MyAccountEvent } from '../../account/my-account/my-account.types.ts'
import type { AppEvent } from '../../app/app.types.ts'
import type { CompanyArchiveEvent } from '../../companies/company-archive/company-archive.types.ts'
import type { CompanyInfoEvent } from '../../companies/company-info/company-info.types.ts'
import type { CompanyPictureEvent } from '../../companies/company-picture/company-picture.types.ts'
import type { CompanyRemovalEvent } from '../../companies/company-removal/company-removal.types.ts'
import type { CompanySelectionEvent } from '../../companies/company-selection/company-selection.types.ts'
import type { CreateCompanyEvent } from '../../companies/create-company/create-company.types.ts'
import type { CopiesEvent } from '../../copies/copies/copies.types.ts'
import type { RestoreCopyEvent } from '../../copies/restore-copy/restore-copy.types.ts'
import type { CommandPaletteEvent } from '../../frame/command-palette/command-palette.types.ts'
import type { ConfirmEvent } from '../../frame/confirm/confirm.types.ts'
import type { ConnectivityEvent } from '../../frame/connectivity/connectivity.types.ts'
import type { DownloadEvent } from '../../frame/download/download.types.ts'
import type { HelpPanelEvent } from '../../frame/help-panel/help-panel.types.ts'
import type { LiveConnectionEvent } from '../../frame/live-connection/live-connection.types.ts'
import type { SnackbarEvent } from '../../frame/snackbar/snackbar.types.ts'
import type { UnsavedChangesEvent } from '../../frame/unsaved-changes/unsaved-changes.types.ts'
import type { VersionCountdownEvent } from '../../frame/version-countdown/version-countdown.types.ts'
import type { JobEvent } from '../../jobs/job/job.types.ts'
import type { DemoRequestEvent } from '../../licence/demo-request/demo-request.types.ts'
import type { LicenceInfoEvent } from '../../licence/licence-info/licence-info.types.ts'
import type { ComposeEvent } from '../../messages/compose/compose.types.ts'
import type { InboxEvent } from '../../messages/inbox/inbox.types.ts'
import type { MessagesEvent } from '../../messages/messages/messages.types.ts'
import type { NotificationsEvent } from '../../messages/notifications/notifications.types.ts'
import type { RightsEvent } from '../../rights/rights.types.ts'
import type { SalaryYearEvent } from '../../salary-years/salary-year/salary-year.types.ts'
import type { SalaryYearsEvent } from '../../salary-years/salary-years/salary-years.types.ts'
import type { BankIdEvent } from '../../sign-in/bankid/bankid.types.ts'
import type { ChangePasswordEvent } from '../../sign-in/change-password/change-password.types.ts'
import type { IdleLogoutEvent } from '../../sign-in/idle-logout/idle-logout.types.ts'
import type { SessionEvent } from '../../sign-in/session/session.types.ts'
import type { SmsVerificationEvent } from '../../sign-in/sms-verification/sms-verification.types.ts'
import type { FormEvent } from '../form/form.types.ts'
import type { ReferenceListEvent } from '../reference-list/reference-list.types.ts'

/**
 * The events that each flow takes, by the flow's systemId. A spec holds it against the flows of
 * `app.flows.ts`.
 */
export interface Mailboxes {
  readonly app: AppEvent
  readonly bankid: BankIdEvent
  readonly changePassword: ChangePasswordEvent
  readonly cloneJob: JobEvent
  readonly commandPalette: CommandPaletteEvent
  readonly companyArchive: CompanyArchiveEvent
  readonly companyInfo: CompanyInfoEvent
  readonly companyJobs: ReferenceListEvent
  readonly companyPicture: CompanyPictureEvent
  readonly companyRemoval: CompanyRemovalEvent
  readonly companySelection: CompanySelectionEvent
  readonly companySettings: FormEvent
  readonly compose: ComposeEvent
  readonly confirm: ConfirmEvent
  readonly connectivity: ConnectivityEvent
  readonly copies: CopiesEvent
  readonly copySources: ReferenceListEvent
  readonly createCompany: CreateCompanyEvent
  readonly demoRequest: DemoRequestEvent
  readonly download: DownloadEvent
  readonly employees: ReferenceListEvent
  readonly helpPanel: HelpPanelEvent
  readonly idleLogout: IdleLogoutEvent
  readonly inbox: InboxEvent
  readonly licenceInfo: LicenceInfoEvent

  readonly liveConnection: LiveConnectionEvent
  readonly messages: MessagesEvent
  readonly myAccount: MyAccountEvent
  readonly notifications: NotificationsEvent
  readonly payrollDates: ReferenceListEvent
  readonly removeJob: JobEvent
  readonly restoreCopy: RestoreCopyEvent
  readonly restoreJob: JobEvent
  readonly rights: RightsEvent
  readonly salaryYear: SalaryYearEvent
  readonly salaryYears: SalaryYearsEvent
  readonly sendJob: JobEvent
  readonly session: SessionEvent
  readonly smsVerification: SmsVerificationEvent
  readonly snackbar: SnackbarEvent
  readonly unsavedChanges: UnsavedChangesEvent
  readonly versionCountdown: VersionCountdownEvent
}

/** The systemId of a flow. */
export type Address = keyof Mailboxes

/** The flows that take an event. */
export type AddressFor<Event extends EventObject> = {
  [To in Address]: Event extends Mailboxes[To] ? To : never
}[Address]

/** To whom, and what. */
export type Letter = { [To in Address]: readonly [to: To, event: Mailboxes[To]] }[Address]

/** The names of the fields of any of the events. */
type FieldOf<Event> = Event extends unknown ? keyof Event : never

/** What is said, without a field that no such event has. */
type Exactly<Said, Event> = Said & { readonly [Field in Exclude<keyof Said, FieldOf<Event>>]: never }

/** What a letter says, or how it comes of what the flow knows and the action is given. */
type Words<Context, Params, Said> = Said | Written<Context, Params, Said>
type Written<Context, Params, Said = unknown> = (args: { readonly context: Context }, params: Params) => Said

/**
 * Returns the action that sends an event to another flow, if that is alive. An event that the flow
 * does not take does not compile.
 */
export const letter = <
  Context extends MachineContext,
  Event extends EventObject,
  To extends Address,
  const Said extends Mailboxes[To],
  Params extends ParameterizedObject['params'] = undefined,
>(
  to: To,
  words: Words<Context, Params, Exactly<Said, Mailboxes[To]>>,
) =>
  letters<Context, Event, Params>((args, params) => {
    const event = typeof words === 'function' ? (words as Written<Context, Params>)(args, params) : words
    return [[to, event] as unknown as Letter]
  })

/** Returns the action that sends several letters, or one whose address depends. */
export const letters = <
  Context extends MachineContext,
  Event extends EventObject,
  Params extends ParameterizedObject['params'] = undefined,
>(
  write: (args: { readonly context: Context }, params: Params) => readonly Letter[],
) =>
  enqueueActions<Context, Event, Params, Event, never, never, never, never, never>(
    ({ context, enqueue, system }, params) => {
      for (const [to, event] of write({ context }, params)) {
        const flow: AnyActorRef | undefined = system.get(to)
        if (flow) enqueue.sendTo(flow, event)
      }
    },
  )

/** Sends an event to a flow from outside the flows, if that is alive. */
export function post<To extends Address>(system: ActorSystem<ActorSystemInfo>, to: To, event: Mailboxes[To]): void {
  const flow: AnyActorRef | undefined = system.get(to)
  flow?.send(event)
}
