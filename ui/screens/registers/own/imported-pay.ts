import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import type { OwnScreen } from '../own-screen.ts'

export const importedPay: OwnScreen = {
  extras: { importedPayslips: lazyChunk(() => import('../asides/imported-payslips.tsx'), { failure: 'inside' }) },
}
