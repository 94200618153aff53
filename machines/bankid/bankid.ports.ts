import type { SessionStart } from '../session/session.types.ts'
import { effectPort, port } from '../shared/port.ts'
import type { Result } from '../shared/result.ts'
import type { SecretRef } from '../shared/secret.ts'
import type { BankIdDevice, BankIdOrder, BankIdOutcome, BankIdSelection } from './bankid.types.ts'

export const bankIdPorts = {
  /** `POST /bankidauth`. */
  startOrder: port<{ device: BankIdDevice }, Result<BankIdOrder>>('bankid.startOrder'),
  /** `GET /bankidauth/collect/{orderRef}`. */
  collectOrder: port<{ order: SecretRef }, Result<BankIdOutcome>>('bankid.collectOrder'),
  /** `POST /bankidauth/selectuser`. */
  selectAccount: port<BankIdSelection, Result<SessionStart>>('bankid.selectAccount'),
  /** `DELETE /bankidauth/cancel/{orderRef}`; what it answers changes nothing. */
  cancelOrder: port<{ order: SecretRef }, Result<null>>('bankid.cancelOrder'),
}

export const bankIdEffects = {
  /** Opens the BankID app of this computer on the order. On a telephone only a person's own tap may. */
  openApp: effectPort<{ device: BankIdDevice; autoStart: SecretRef }>('bankid.openApp'),
}
