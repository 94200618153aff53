/** Where a demo account is asked for (second document §2). */
export const demoPath = '/testa-gratis'
