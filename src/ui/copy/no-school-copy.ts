/** The studio for somebody whom no school has taken in. */
export const noSchoolCopy = {
  title: '还没有加入学校',
  hint: '课程、直播和题目都属于一所学校。请联系学校管理员把你的账号加入学校。',
}
