/** Normalises a typed mobile number: removes spaces and hyphens. */
export const trimmedAccount = (account: string): string => account.normalize('NFKC').replace(/[\s-]/g, '')

/** Whether a trimmed account is a mobile number. */
export const isMobileNumber = (account: string): boolean => /^1\d{10}$/.test(account)
