/** 139****0001: enough to know one's own again; what is no mobile number keeps its first and last sign only. */
export const maskedMobile = (account: string): string => {
  if (/^\d{11}$/.test(account)) return `${account.slice(0, 3)}****${account.slice(-4)}`
  return account.length <= 2 ? account : `${account.at(0)}***${account.at(-1)}`
}
