import type { FormPage } from '../../forms/form-layout.ts'

/** Utskrifter: what stands on payslips, and how prints are sorted. */
export const printoutsPage: FormPage = {
  name: 'Printouts',
  title: 'Utskrifter',
  read: 'Settings.Printouts.Read',
  write: 'Settings.Printouts.Write',
  cards: [
    {
      id: 'payslip-form',
      title: 'Lönebeskedets utseende',
      description: 'Blankett och språk.',
      rows: [['PrintoutPayslipBlankett', 'StdPayslipLocale'], 'PrintoutPayslipMeddelande', 'PrintoutPayslipSidnr'],
    },
    {
      id: 'payslip-company',
      title: 'Företaget på lönebeskedet',
      description: 'Uppgifter om arbetsgivaren.',
      rows: ['PrintoutPayslipFtgAdress', 'PrintoutPayslipFtgKontakt', 'PrintoutPayslipOrgnr'],
    },
    {
      id: 'payslip-person',
      title: 'Den anställda på lönebeskedet',
      description: 'Uppgifter om den som får lönen.',
      rows: [
        'PrintoutPayslipAdress',
        'PrintoutPayslipAnstNr',
        'PrintoutPayslipPersNr',
        'PrintoutPayslipDoljPersNr',
        'PrintoutPayslipAvdelning',
        'PrintoutPayslipBefattning',
        'PrintoutPayslipAnstForm',
        'PrintoutPayslipAnstDatum',
        'PrintoutPayslipSyssGrad',
        'PrintoutPayslipGrundLon',
        'PrintoutPayslipKonto',
      ],
    },
    {
      id: 'payslip-rows',
      title: 'Rader på lönebeskedet',
      description: 'Vad varje rad visar, och i vilken ordning.',
      rows: [
        ['PrintoutPayslipLonRadSort', 'PrintoutPayslipLonRadSortType'],
        'PrintoutPayslipDatum',
        'PrintoutPayslipAntal',
        'PrintoutPayslipLonArtNr',
        'PrintoutPayslipResEnhet',
        'PrintoutPayslipNollRader',
        'PrintoutPayslipFormaner',
      ],
    },
    {
      id: 'payslip-tax',
      title: 'Skatt och avgifter på lönebeskedet',
      description: 'Hur skatten är räknad, och vad arbetsgivaren betalar.',
      rows: ['PrintoutPayslipSkattTab', 'PrintoutPayslipSkattGrund', 'PrintoutPayslipArbAvg', 'PrintoutPayslipPension'],
    },
    {
      id: 'payslip-balances',
      title: 'Saldon på lönebeskedet',
      description: 'Summor, semester och tid.',
      rows: [
        'PrintoutPayslipAck',
        'PrintoutPayslipSemester',
        'PrintoutPayslipKomp',
        'PrintoutPayslipFlex',
        'PrintoutPayslipAtf',
        'PrintoutPayslipSkuld',
        'PrintoutPayslipFranvaro',
        'PrintoutPayslipSchema',
      ],
    },
    {
      id: 'print-order',
      title: 'Ordning på utskrifter',
      description: 'Hur lönebesked och listor sorteras.',
      rows: ['PrintoutPayslipSort', 'PrintoutPayoutPayslipSort', 'PrintoutKontrollistaSort'],
    },
  ],
}
