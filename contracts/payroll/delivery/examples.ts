import type { PayslipDeliveries } from './shapes.ts'

/** A period one of whose payslips was not sent, also for specs of the flow that shows it. */
export const exampleDeliveries: PayslipDeliveries = {
  Period: '202611',
  Visas: '2026-11-22',
  Publicerade: 1,
  AttPublicera: 1,
  Skickas: 0,
  Satt: [{ Satt: 'KIVRA', Antal: 1, Vantar: 0, Klara: 0, Misslyckade: 1 }],
  Misslyckade: [
    {
      AnstNr: '1',
      Nummer: 1,
      Namn: 'Berg Anna',
      Satt: 'KIVRA',
      Status: 'FAILED',
      Orsak: 'Kivra svarar inte.',
      Tid: null,
    },
  ],
  Anmarkningar: [],
}
