/** 组卷 and 电子组卷. */
export type PaperKind = 'paper' | 'electronic'

/**
 * The address of an outside composition service for a user: spec §6 hands it the token in the query. Only ever made for
 * the address that is configured, never for one that an answer names (docs/decisions/0164).
 */
export const compositionServiceAddress = (serviceUrl: string, token: string): string => {
  const url = new URL(serviceUrl)
  url.searchParams.set('token', token)
  return url.href
}
