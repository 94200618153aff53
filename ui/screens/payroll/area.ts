import Banknote from 'lucide-react/icons/banknote'
import Calculator from 'lucide-react/icons/calculator'
import { right } from '#contracts/rights/openings.ts'
import type { Area } from '#ui/shell/area.ts'
import { plannedScreens } from '#ui/shell/planned-screens.ts'

/** The salary run: payslips, declarations, bookkeeping, and what is computed beside them. */
export const payroll: Area = {
  screens: [
    {
      ...{ name: 'SalaryTrial', path: '/salaryCalculation', title: 'Provräkna lön', icon: Calculator },
      words: ['nettolön', 'lön efter skatt', 'arbetsgivaravgift', 'vad kostar en anställd', 'lönekalkyl'],
      access: right('Payslips.Read'),
      load: () => import('./trial/salary-trial.tsx'),
    },
    {
      ...{ name: 'PayslipsOverview', path: '/payslips', title: 'Lönebesked', icon: Banknote },
      words: ['lönekörning', 'löner', 'beräkna löner', 'attestera', 'lönespecifikation'],
      access: right('Payslips.Read'),
      load: () => import('./run/payslips-overview.tsx'),
    },
    {
      ...{ name: 'PayslipList', path: '/payslips/:Period', title: 'Lönebesked för en period', icon: Banknote },
      access: right('Payslips.Read'),
      load: () => import('./run/payslip-list.tsx'),
    },
    {
      ...{ name: 'Payslip', path: '/payslips/:Period/:AnstNr', title: 'Lönebesked', icon: Banknote },
      access: right('Payslips.Read'),
      load: () => import('./run/payslip.tsx'),
    },
    ...plannedScreens(Banknote, [
      ['EmployerDeclarationOverview', '/employerDeclaration', 'Arbetsgivardeklaration', 'EmployerDeclaration.Read'],
      ['EmployerDeclaration', '/employerDeclaration/:Period', 'Arbetsgivardeklaration', 'EmployerDeclaration.Read'],
      ['Bokforingsunderlag', '/bokforingsunderlag', 'Bokföringsunderlag', 'Bookkeeping.Read'],
      [
        'BokforingsunderlagList',
        '/bokforingsunderlagList/:Period',
        'Bokföringsunderlag för en period',
        'Bookkeeping.Read',
      ],
      ['BokforingsunderlagItem', '/bokforingsunderlag/:VerId', 'Verifikation', 'Bookkeeping.Read'],
      ['Sembered', '/semberedning', 'Semesterberedning', 'Semesterberedning.Read'],
      ['SemberedItem', '/semberedning/:BerId', 'Semesterberedning', 'Semesterberedning.Read'],
      ['Kontrolluppgift', '/kontrolluppgift', 'Kontrolluppgifter', 'Kontrolluppgift.Read'],
      ['FerLon', '/ferLon', 'Ferielön', 'FerLon.Read'],
      ['UphLon', '/uphLon', 'Uppehållslön', 'UphLon.Read'],
      ['Forskottutbetalning', '/forskottutbetalning', 'Förskottsutbetalning', 'ForskUtb.Read'],
      ['RetroLon', '/retrolon', 'Retroaktiv lön', 'RetroLon.Read'],
      ['RetroLonItem', '/retrolon/:Id', 'Retroaktiv lön', 'RetroLon.Read'],
    ]),
  ],
}
