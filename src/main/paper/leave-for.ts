/** Replaces this page by another site, without a referrer and without a history entry for this page. */
export const leaveFor = (address: string): void => {
  const policy = document.createElement('meta')
  policy.name = 'referrer'
  policy.content = 'no-referrer'
  document.head.append(policy)
  window.location.replace(address)
}
