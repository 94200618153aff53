import Banknote from 'lucide-react/icons/banknote'
import BookOpenText from 'lucide-react/icons/book-open-text'
import Calculator from 'lucide-react/icons/calculator'
import HandCoins from 'lucide-react/icons/hand-coins'
import History from 'lucide-react/icons/history'
import Landmark from 'lucide-react/icons/landmark'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { openings, right } from '#contracts/rights/openings.ts'
import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import type { Area } from '#ui/shell/area.ts'
import { plannedScreens } from '#ui/shell/planned-screens.ts'

/** The salary run: payslips, declarations, bookkeeping, and what is computed beside them. */
export const payroll: Area = {
  StartPage: lazyChunk(() => import('./today/payroll-today.tsx')),
  screens: [
    {
      name: 'SalaryTrial',
      path: '/salaryCalculation',
      title: 'Provräkna lön',
      icon: Calculator,
      words: ['nettolön', 'lön efter skatt', 'arbetsgivaravgift', 'vad kostar en anställd', 'lönekalkyl'],
      access: right('Payslips.Read'),
      load: () => import('./trial/salary-trial.tsx'),
    },
    {
      name: 'PayslipsOverview',
      path: '/payslips',
      title: 'Lönebesked',
      icon: Banknote,
      words: ['lönekörning', 'löner', 'beräkna löner', 'attestera', 'lönespecifikation'],
      access: right('Payslips.Read'),
      load: () => import('./run/payslips-overview.tsx'),
    },
    {
      name: 'PayslipList',
      path: '/payslips/:Period',
      title: 'Lönebesked för en period',
      icon: Banknote,
      access: right('Payslips.Read'),
      load: () => import('./run/payslip-list.tsx'),
    },
    {
      name: 'Payslip',
      path: '/payslips/:Period/:AnstNr',
      title: 'Lönebesked',
      icon: Banknote,
      access: right('Payslips.Read'),
      load: () => import('./run/payslip.tsx'),
    },
    {
      name: 'WhatIf',
      path: '/payslips/:Period/@/whatIf',
      title: 'Tänk om',
      icon: Calculator,
      access: right('Payslips.Read'),
      load: () => import('./what-if/what-if.tsx'),
    },
    {
      name: 'PayslipHistory',
      path: '/payslips/:Period/:AnstNr/history',
      title: 'Som den var',
      icon: History,
      access: right('Payslips.Read'),
      load: () => import('./versions/payslip-history.tsx'),
    },
    {
      name: 'OwnPayslips',
      path: '/myPayslips',
      title: 'Mina lönebesked',
      icon: ReceiptText,
      words: ['min lön', 'lönespecifikation', 'lönespec'],
      access: openings.ownPayslips,
      load: () => import('./own/own-payslips.tsx'),
    },
    {
      name: 'OwnPayslip',
      path: '/myPayslips/:Period/:AnstNr/:Nummer',
      title: 'Ditt lönebesked',
      icon: ReceiptText,
      access: openings.ownPayslips,
      load: () => import('./own/own-payslip.tsx'),
    },
    {
      name: 'Bokforingsunderlag',
      path: '/bokforingsunderlag',
      title: 'Bokföringsunderlag',
      icon: BookOpenText,
      words: ['verifikation', 'kontering', 'SIE-fil', 'bokföra löner', 'debet och kredit'],
      access: right('Bookkeeping.Read'),
      load: () => import('./vouchers/vouchers-year.tsx'),
    },
    {
      name: 'BokforingsunderlagList',
      path: '/bokforingsunderlagList/:Period',
      icon: BookOpenText,
      title: 'Bokföringsunderlag för en period',
      access: right('Bookkeeping.Read'),
      load: () => import('./vouchers/vouchers-period.tsx'),
    },
    {
      name: 'BokforingsunderlagItem',
      path: '/bokforingsunderlag/:VerId',
      title: 'Verifikation',
      icon: BookOpenText,
      access: right('Bookkeeping.Read'),
      load: () => import('./vouchers/voucher.tsx'),
    },
    {
      name: 'EmployerDeclarationOverview',
      path: '/employerDeclaration',
      title: 'Arbetsgivardeklaration',
      icon: Landmark,
      words: ['AGI', 'skattedeklaration', 'individuppgift', 'Skatteverket'],
      access: right('EmployerDeclaration.Read'),
      load: () => import('./declaration/declaration-year.tsx'),
    },
    {
      name: 'EmployerDeclaration',
      path: '/employerDeclaration/:Period',
      title: 'Arbetsgivardeklaration',
      icon: Landmark,
      access: right('EmployerDeclaration.Read'),
      load: () => import('./declaration/declaration-month.tsx'),
    },
    {
      name: 'Payments',
      path: '/payments/:Period',
      title: 'Betalning',
      icon: Landmark,
      access: right('Payslips.Read'),
      load: () => import('./payments/payments.tsx'),
    },
    {
      name: 'Forskottutbetalning',
      path: '/forskottutbetalning',
      title: 'Förskottsutbetalning',
      icon: HandCoins,
      words: ['förskott', 'lön i förskott', 'betala ut i förväg', 'extra utbetalning'],
      access: right('ForskUtb.Read'),
      load: () => import('./advances/advances.tsx'),
    },
    ...plannedScreens(Banknote, [
      ['Sembered', '/semberedning', 'Semesterberedning', 'Semesterberedning.Read'],
      ['SemberedItem', '/semberedning/:BerId', 'Semesterberedning', 'Semesterberedning.Read'],
      ['Kontrolluppgift', '/kontrolluppgift', 'Kontrolluppgifter', 'Kontrolluppgift.Read'],
      ['FerLon', '/ferLon', 'Ferielön', 'FerLon.Read'],
      ['UphLon', '/uphLon', 'Uppehållslön', 'UphLon.Read'],
      ['RetroLon', '/retrolon', 'Retroaktiv lön', 'RetroLon.Read'],
      ['RetroLonItem', '/retrolon/:Id', 'Retroaktiv lön', 'RetroLon.Read'],
    ]),
  ],
}
