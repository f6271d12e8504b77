/** Writing calls that `lost-answers.spec.ts` does not bring about, by the end of their paths, each with the reason. */
export const NOT_WALKED: Readonly<Record<string, string>> = {
  'film/preparefilm':
    'no screen: the studio asks preparecoursefilm, and what is published prepares its films by itself',
  'userAction/addUserAction': 'no screen: nobody waits for it, and nothing shows whether it arrived',
  'privateFile/DiscardUpload':
    'no screen: it outlives the page that gives an upload up, and the sweep does it otherwise',
}
