/** The port in the address of a server of this machine. */
export const portOf = (url: string): number => Number(new URL(url).port)
