import type { Notification, PortalInfo } from './shapes.ts'

/** A notification. */
export const exampleNotification: Notification = {
  Id: 'f5d8d2a4-8f0c-4f0e-8a25-6f6f5f1f3c55',
  Title: 'Arbetsgivardeklaration',
  Message: 'Deklarationen för oktober är redo att granskas.',
  type: 'INFO',
  Icon: { Type: 'INFO', Color: 'info' },
  TimeStamp: '2026-11-02T08:15:00.000Z',
  HasRead: false,
  Event: 'AGI READY',
  Context: { FtgId: 'nordsken', FtgNamn: 'Nordsken Handel AB', Period: '202610' },
}

/** The portal settings of a licence. */
export const examplePortalInfo: PortalInfo = {
  EnableDVSupport: false,
  LoginType: 'A',
  KlockSenAvrFruk: '07:00',
  KlockSenAvrLnch: '12:00',
  KlockSenAvrMidd: '18:00',
  KlockTidHemFruk: '09:00',
  KlockTidHemLnch: '14:00',
  KlockTidHemMidd: '19:00',
  LogiFrukost: true,
  LogiLunch: false,
  LogiMiddag: false,
  LogiNatt: true,
  EditHelpTexts: false,
}
