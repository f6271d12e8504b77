/** Where those who look after a school find what was taken down. */
export const TAKEN_DOWN_ADDRESS = '/manage/reports?part=contents'
