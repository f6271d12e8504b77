/** Opens another site in place of this page. The page's address stays here, and Back does not come through it again. */
export const leaveFor = (address: string): void => {
  const policy = document.createElement('meta')
  policy.name = 'referrer'
  policy.content = 'no-referrer'
  document.head.append(policy)
  window.location.replace(address)
}
