import { effectPort, port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { SecretRef } from '../../kit/shared/secret.ts'
import type { SessionStart } from '../session/session.types.ts'
import type { BankIdDevice, BankIdKept, BankIdOrder, BankIdOutcome, BankIdSelection } from './bankid.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const bankIdPorts = {
  /** Returns the order that this tab followed before a reload, or null. */
  recallOrder: port<void, BankIdKept | null>('bankid.recallOrder'),
  /** `POST /bankidauth`. */
  startOrder: port<{ device: BankIdDevice }, Result<BankIdOrder>>('bankid.startOrder'),
  /** `GET /bankidauth/collect/{orderRef}`. */
  collectOrder: port<{ order: SecretRef }, Result<BankIdOutcome>>('bankid.collectOrder'),
  /** `POST /bankidauth/selectuser`. */
  selectAccount: port<BankIdSelection, Result<SessionStart>>('bankid.selectAccount'),
  /** `DELETE /bankidauth/cancel/{orderRef}`. The answer is ignored. */
  cancelOrder: port<{ order: SecretRef }, Result<null>>('bankid.cancelOrder'),
}

/** The flow's effects: the requests that it does not wait for. */
export const bankIdEffects = {
  /**
   * Opens the order in the BankID app of this computer. On a telephone, only a tap by the user may
   * open the app.
   */
  openApp: effectPort<{ device: BankIdDevice; autoStart: SecretRef }>('bankid.openApp'),
  /** Stores the order for `recallOrder`. */
  rememberOrder: effectPort<BankIdKept>('bankid.rememberOrder'),
  forgetOrder: effectPort('bankid.forgetOrder'),
}
