/** What pupils fill in, in the notation of `notation.ts`: Chinese and English. */
export const LANGUAGE_ANSWERS = `
chinese-primary-classical-two-test
诲二人弈，其一人/专心致志
引、拉~zhuó~系在箭上的丝绳
前一个专心学习的人~对
远者小而近者大~近者热而远者凉
谁说你知道得多呢~谓~智
学无止境，对待知识要实事求是
chinese-junior-chushibiao-test
亲贤臣，远小人，此先汉所以兴隆也；亲小人，远贤臣，此后汉所以倾颓也
苟全性命于乱世，不求闻达于诸侯
社会地位低微、见识短浅
早晚~希望
（陛下）实在应该扩大圣明的听闻，即广泛听取别人的意见
广开言路、严明赏罚、亲贤远佞~亲贤远佞是核心
!
chinese-senior-hongmen-test
东向坐~南向坐~北向坐~西向侍
名词作动词，驻军~与……交好
拒~纳~早
宾语前置~被动句
意外变故~崤山以东
?
?
english-primary-doctor-test
?
?
wear，should 后用原形
You should have a rest. / You shouldn’t eat sweets.
T F T T F
?
english-junior-learner-test
listening，介词后用动名词
the faster，“the 比较级”结构
查阅~犯错~注意
How does he learn?
?
?
english-senior-tuyouyou-test
?
who，非限制性不用 that
which，指代前句
commitment~conclusion~analysis
?
?
english-senior-invitation-test
?
?
!
!
!
!
chinese-primary-poems-four-worksheet
碧绿色
因为~要多角度看事物
梅胜在香，雪胜在白
唐~宋※）、卢
?
放下
chinese-primary-reading-quotes-worksheet
hào~以……为耻
zhì~聪明、智慧
记住~满足~教导
心既到矣，眼口岂不到乎
?
chinese-junior-taohuayuan-worksheet
妻子儿女~与外界隔绝的地方~更不必说~交错相通~鲜艳美好
离开~房屋
村人~渔人※）所从来
发现桃源、进入桃源、离开桃源、再寻桃源
怕外界战乱与剥削打破安宁生活，亦为“不复得路”埋下伏笔
世外桃源、豁然开朗、怡然自乐、无人问津
chinese-senior-shishuo-worksheet
以……为师~以……为耻
圣人、愚人~圣明、愚昧
代词~取消句子独立性~宾语前置标志
求学的人~小的方面学习
?
判断句~用来……的~授
?
chinese-senior-chenqing-worksheet
xiǎn
陈述家门孤苦—说明进退两难—标举“以孝治天下”打消疑虑—提出先尽孝后尽忠
申诉~病重
没有用来……的办法
年龄到了某岁
茕茕孑立、形影相吊、日薄西山、气息奄奄、人命危浅、朝不虑夕、乌鸟私情
english-primary-trip-worksheet
went~rode~ate~took~bought
I went to a forest park.
We went there by plane.
Did you go to Sanya?
?
english-primary-jobs-worksheet
singer~dancer~writer~actor~inventor
fisherman~police officer~scientist
He is a businessman.
At sea.~By bike.
She goes to work by bus.
works~like。
english-junior-attributive-worksheet
I like music that I can dance to.
who 或 that~which 或 that
writes
?
应改为 play
that：
?
english-junior-object-clause-worksheet
that，可省略
if 或 whether
I wonder where he lives.
过去时~一般现在时
what it means
我认为他不对
english-senior-problems-worksheet
淹没大量寺庙与文物
1959年~1960年~1961年~1980年
逐块拆下
五十~二十二
?
?
english-senior-modals-worksheet
主观必须~客观不得不~禁止~不必
一定是~可能是~不可能是
must have done~should have done
don’t have to
Shall
can’t be
?
`
