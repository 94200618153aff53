/** The path of the request for a demo account (second document §2). */
export const demoPath = '/testa-gratis'
