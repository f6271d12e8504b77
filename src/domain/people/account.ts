/** A mobile number as it is sent: the blanks and strokes between its digits are left out. */
export const trimmedAccount = (account: string): string => account.normalize('NFKC').replace(/[\s-]/g, '')

/** Whether a trimmed account is a mobile number. */
export const isMobileNumber = (account: string): boolean => /^1\d{10}$/.test(account)
