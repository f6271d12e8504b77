import { written } from './written.ts'

/** English of the three stages, as the books ask it. */
export const englishPrimaryWritten = written(
  '人教版',
  `
@ 四年级上册/Unit 4 My home/Part A｜情态动词 can
单17 — Is Amy in the kitchen? — No, she ____.｜isn't｜doesn't｜aren't｜not｜Is 开头的一般疑问句，否定回答用 isn't；doesn't 用来回答 Does 开头的问句。
对17 “Open the door, please.” 用来请别人把门打开。｜祈使句以动词原形开头，please 表示客气。
@ 四年级上册/Unit 6 Meet my family!/Part A｜职业
填17 My father drives a bus. He is a bus ____.｜driver｜drive 加 r 变成表示人的名词 driver。
多18 Which of the words are jobs?｜√doctor｜√farmer｜√nurse｜kitchen｜doctor、farmer、nurse 都是职业；kitchen 是厨房。
@ 五年级上册/Unit 1 What's he like?/Part A｜字母组合发音
单17 Which word has the same “y” sound as “happy”?｜funny｜my｜yellow｜fly｜happy 和 funny 词尾的 y 读 /i/；my、fly 中读 /aɪ/，yellow 中读 /j/。
@ 五年级上册/Unit 2 My week/Part A｜字母组合发音
单17 Which word has a different “ee/ea” sound?｜head｜meet｜tea｜week｜meet、tea、week 都读 /iː/，head 中的 ea 读 /e/。
填17 The day after Monday is ____.｜Tuesday｜一周的顺序：Monday, Tuesday, Wednesday … 首字母要大写。
@ 五年级上册/Unit 4 What can you do?/Part A｜情态动词 can
单17 — Can you play the pipa? — Yes, I ____.｜can｜am｜do｜play｜Can 开头的一般疑问句，肯定回答用 Yes, I can.
错17 “She can dances well.” 这句话是正确的。｜情态动词 can 后用动词原形，应为 She can dance well.
填18 Mike can ____ (swim) very well.｜swim｜can 后面的动词用原形。
@ 五年级上册/Unit 5 There is a big bed/Part A｜情态动词 can
单18 There ____ two pens and a ruler on the desk.｜are｜is｜am｜be｜there be 句型遵循就近原则，离 be 最近的 two pens 是复数，用 are。
@ 五年级下册/Unit 1 My day/Part A｜第三人称单数
填18 My sister often ____ (watch) TV on Sundays.｜watches｜主语 My sister 是第三人称单数，watch 以 ch 结尾，加 es。
单17 — When do you get up? — ____ 6:30.｜At｜On｜In｜To｜具体的钟点前用介词 at；具体某一天用 on；月份、季节前用 in。
@ 五年级下册/Unit 2 My favourite season/Part A｜季节与活动
单17 I like winter best, because I can ____.｜make a snowman｜go swimming in the lake｜pick apples on the farm｜plant trees in March｜winter 是冬天，与堆雪人相关；游泳、摘苹果、三月植树与夏、秋、春相关。
多18 Which of the words are seasons?｜√spring｜√autumn｜√winter｜weather｜spring、summer、autumn、winter 是四季；weather 是天气。
@ 五年级下册/Unit 6 Work quietly!/Part A｜第三人称单数
填18 Look! The rabbit is ____ (run).｜running｜Look! 提示用现在进行时 be + 动词 ing，run 双写 n 加 ing。
对17 “Keep your desk clean.” 的意思是保持课桌干净。｜keep + 名词 + 形容词，表示“使……保持某种状态”。
@ 六年级上册/Unit 3 My weekend plan/Part A｜旅行
单18 I ____ visit my grandparents this weekend.｜am going to｜was going to｜go to｜goes to｜this weekend 表示将来，主语是 I，用 am going to。
@ 六年级上册/Unit 6 How do you feel?/Part A｜看病
单17 — I feel ill. — You should ____.｜see a doctor｜play football｜eat ice cream｜go to the cinema｜生病了应当看医生；should 后用动词原形。
@ 六年级上册/Unit 2 Ways to go to school/Part A｜问路与指路
对17 “Slow down and stop at a yellow light.” 告诉我们黄灯时要减速停下。｜slow down 是慢下来，stop 是停，yellow light 是黄灯。
填17 — How do you come to school? — I come ____ foot.｜on｜步行用 on foot；乘坐交通工具用 by bus、by bike。
多17 Which of the words are about traffic?｜√bus｜√subway｜√ship｜season｜bus、subway、ship 都是交通工具；season 是季节。
@ 六年级下册/Unit 1 How tall are you?/Part A｜形容词比较级
填17 I am 160 cm. Tom is 165 cm. Tom is ____ (tall) than me.｜taller｜两者比较用比较级，tall 的比较级是 taller。
错18 “heavy”的比较级是“heavyer”。｜辅音字母加 y 结尾的形容词，变 y 为 i 再加 er：heavier。
@ 六年级下册/Unit 3 Where did you go?/Part A｜旅行
填18 — Where did you go last summer? — I ____ (go) to Sanya.｜went｜last summer 是过去的时间，go 的过去式是 went。
答19 Write three sentences about your last weekend. 请用一般过去时写三句话，介绍你的周末。｜示例：Last weekend I went to the park with my parents. We flew kites and took many pictures. I was very happy.｜用过去式（went, played, was 等），句子完整，首字母大写，句末有标点。
@ 六年级下册/Unit 4 Then and now/Part C｜故事阅读
合19 Read: Ben could not swim two years ago. He was afraid of water. His father took him to the pool every Saturday. Now he swims very well, and he is teaching his little brother.｜先读问题，再回到短文找关键的时间和人物。
> 错 Ben could swim well two years ago.｜文中说两年前他不会游泳，还怕水。
> 单 Who took Ben to the pool?｜His father｜His teacher｜His brother｜His mother｜His father took him to the pool every Saturday.
> 填 Now Ben is teaching his little ____.｜brother｜文章最后一句说他在教弟弟。
`,
)

export const englishJuniorWritten = written(
  '人教版',
  `
@ 七年级上册/Unit 2 We're Family!/Section A｜一般现在时
对17 “My grandparents live with us.” 中的谓语动词用原形，因为主语是复数。｜主语 My grandparents 是复数，一般现在时的谓语用动词原形 live。
多18 下列名词的复数形式书写正确的有｜√child — children｜√knife — knives｜√tooth — teeth｜photo — photoes｜photo 的复数直接加 s：photos。
@ 七年级上册/Unit 6 A Day in the Life/Section A｜一般现在时
错17 “He don't like vegetables.” 是正确的句子。｜主语 He 是第三人称单数，应用 doesn't：He doesn't like vegetables.
单17 Tom usually ____ to school by bike.｜goes｜go｜going｜is go｜主语 Tom 是第三人称单数，usually 表示经常，用 goes。
@ 八年级上册/Unit 3 I'm more outgoing than my sister./Section A｜形容词与副词的比较等级
多18 下列比较级的书写正确的有｜√thin — thinner｜√early — earlier｜√important — more important｜good — gooder｜good 的比较级是 better；thin 双写 n，early 变 y 为 i，多音节词前加 more。
单18 Of the two coats, the blue one is ____.｜the cheaper｜the cheapest｜cheap｜more cheaper｜of the two 表示两者中比较，用 the + 比较级。
@ 八年级上册/Unit 7 Will people have robots?/Section A｜六种时态
单18 There ____ more trees in our city in five years.｜will be｜will have｜are｜is going to have｜in five years 表示将来；“将有”用 there will be，不能与 have 连用。
@ 八年级上册/Unit 8 How do you make a banana milk shake?/Section A｜主题阅读
单17 ____ salt do we need for the soup?｜How much｜How many｜How long｜How often｜salt 不可数，用 How much；How many 用于可数名词复数。
@ 八年级下册/Unit 4 Why don't you talk to your parents?/Section A｜状语从句
单18 My parents won't let me go ____ I finish my homework.｜until｜because｜since｜so that｜not … until 表示“直到……才”。
@ 九年级全一册/Unit 2 I think that mooncakes are delicious!/Section A｜宾语从句
单19 — Do you know ____? — Next Friday.｜when the Dragon Boat Festival is｜when is the Dragon Boat Festival｜where the festival is｜how is the festival｜宾语从句用陈述语序；答语是时间，用 when 引导。
错18 “He asked me that I liked the film.” 可以表示“他问我是否喜欢这部电影”。｜“是否”用 if 或 whether 引导：He asked me if I liked the film.
@ 九年级全一册/Unit 9 I like music that I can dance to./Section A｜定语从句
单19 I prefer movies ____ make me think.｜that｜who｜what｜whose｜先行词 movies 是物，关系词在从句中作主语，用 that 或 which。
@ 九年级全一册/Unit 5 What are the shirts made of?/Section A｜被动语态
单18 Chopsticks are usually made ____ bamboo.｜of｜from｜in｜by｜be made of 表示看得出原材料；be made from 看不出原材料；be made in 后接地点。
合20 Read: Paper was invented in China about two thousand years ago. Before that, people wrote on bamboo, which was heavy, or on silk, which was expensive. Around 105 AD, Cai Lun improved the way of making paper. He used bark, old cloth and fishing nets. The new paper was light and cheap, so more people had the chance to read and learn. Later the skill was taken to other parts of the world.｜说明文按时间顺序展开，抓住 before that、around 105 AD、later 等时间词。
> 单 What was the problem with silk?｜It cost too much.｜It was too heavy.｜It was too light.｜It was hard to find in winter.｜文中说 silk 是 expensive 的；heavy 说的是 bamboo。
> 错 Cai Lun was the first person in the world who wrote on bamboo.｜文中说蔡伦改进了造纸的方法，在他之前人们就在竹简上写字。
> 填 The new paper was light and ____.｜cheap｜文中：The new paper was light and cheap.
`,
)

export const englishSeniorWritten = written(
  '人教版',
  `
@ 必修 第一册/Unit 1 Teenage Life/Discovering Useful Structures｜语法填空
填18 The debate team is ____ (high) popular among the freshmen.｜highly｜修饰形容词 popular 用副词 highly，表示程度“非常”；副词 high 指具体的高度。
单18 He was so ____ with the result that he decided to work harder.｜disappointed｜disappointing｜disappointment｜disappoint｜人的感受用过去分词形容词 disappointed；disappointing 表示“令人失望的”。
@ 必修 第一册/Unit 2 Travelling Around/Discovering Useful Structures｜语法填空
单18 I ____ Peru next week, and everything has been arranged.｜am leaving for｜have left for｜left for｜was leaving for｜现在进行时可以表示按计划即将发生的动作，常用于 leave、go、come 等动词。
@ 必修 第一册/Unit 3 Sports and Fitness/Discovering Useful Structures｜语法填空
填18 — You haven't joined the gym, ____ you? （反意疑问句）｜have｜陈述部分是否定的现在完成时，附加问句用肯定的 have you。
@ 必修 第一册/Unit 4 Natural Disasters/Discovering Useful Structures｜定语从句
对18 在 “The girl who is singing is my cousin.” 中，who 在从句中作主语，不能省略。｜关系代词作主语时不能省略，作宾语时可以省略。
多19 下列句子中，that 可以省略的有｜√This is the book that I bought yesterday.｜√The man that you met is our teacher.｜The dog that bit him was caught.｜The house that stands on the hill is old.｜关系代词 that 作宾语时可以省略，前两句分别作 bought、met 的宾语；后两句作主语不能省略。
@ 必修 第二册/Unit 1 Cultural Heritage/Reading and Thinking｜构词法
填17 protect 的名词形式是____，create 的形容词形式是____。｜protection｜creative｜protect + ion 构成名词，create 去 e 加 ive 构成形容词。
多18 下列单词加前缀构成反义词正确的有｜√possible — impossible｜√regular — irregular｜√agree — disagree｜honest — unhonest｜honest 的反义词是 dishonest；p 前用 im，r 前用 ir。
@ 必修 第二册/Unit 2 Wildlife Protection/Discovering Useful Structures｜语法填空
单19 Elephants ____ in large numbers for their tusks at present, so we must act now.｜are being killed｜are killing｜have killed｜were killed｜at present 表示正在进行，elephants 是动作的承受者，用现在进行时的被动语态。
@ 必修 第二册/Unit 3 The Internet/Discovering Useful Structures｜语法填空
单19 Much progress ____ in 5G technology since 2019.｜has been made｜has made｜was made｜is made｜since 2019 与现在完成时连用，progress 与 make 是被动关系，不可数名词用 has。
@ 必修 第二册/Unit 4 History and Traditions/Discovering Useful Structures｜非谓语动词
填19 I found the castle ____ (surround) by a beautiful lake.｜surrounded｜castle 与 surround 是被动关系，用过去分词作宾语补足语。
错19 “Walking in the park, a dog followed me.” 的逻辑主语正确。｜分词短语的逻辑主语应与句子主语一致，这里走路的是“我”，应改为 Walking in the park, I was followed by a dog.
@ 必修 第三册/Unit 1 Festivals and Celebrations/Discovering Useful Structures｜非谓语动词
单19 It is no use ____ over spilt milk.｜crying｜to cry｜cried｜cry｜It is no use doing sth. 表示“做某事没有用”，动名词作真正的主语。
@ 必修 第三册/Unit 2 Morals and Virtues/Discovering Useful Structures｜非谓语动词
填19 ____ (not know) what to say, the boy kept silent.｜Not knowing｜现在分词短语作原因状语，否定词 not 放在分词前面。
@ 必修 第三册/Unit 3 Diverse Cultures/Discovering Useful Structures｜语法填空
对18 “Some like tea; others, coffee.” 是省略句，others 后省略了 like。｜并列分句中相同的谓语可以省略，用逗号表示。
@ 必修 第三册/Unit 5 The Value of Money/Discovering Useful Structures｜情态动词
单18 The light is still on. He ____ still be working in the office.｜must｜can't｜needn't｜shall｜灯还亮着，是有把握的肯定推测，用 must；can't 表示否定推测。
单20 You ____ so much food; we couldn't eat it all.｜needn't have bought｜mustn't have bought｜couldn't have bought｜might not buy｜needn't have done 表示“本不必做却做了”。
@ 选择性必修 第一册/Unit 1 People of Achievement/Reading and Thinking｜说明文与应用文阅读
合20 Read: Tu Youyou, born in Ningbo in 1930, studied medicine at Peking University. In 1969 she became the head of a project to find a cure for malaria. Her team examined over 2,000 old medical texts and tested hundreds of recipes. An old text suggested using cold water, not boiling water, to treat sweet wormwood. This gave Tu the idea of using a lower temperature, and it worked. In 2015 she was awarded the Nobel Prize in Physiology or Medicine.｜人物传记以时间为线索，注意转折处的关键做法。
> 单 What gave Tu Youyou the key idea?｜An old text about cold water｜A boiling experiment at university｜The Nobel Prize committee｜A patient's letter｜文中说一部古籍建议用冷水处理，给了她降低温度的思路。
> 填 Tu became the head of the project in ____.｜1969｜文中：In 1969 she became the head of a project.
> 错 Tu Youyou received the Nobel Prize in Chemistry.｜她获得的是 2015 年诺贝尔生理学或医学奖。
@ 选择性必修 第一册/Unit 2 Looking into the Future/Using Language｜读后续写
答21 续写开头：“The rain was getting heavier when Lily saw an old man standing alone at the bus stop without an umbrella.” 请接着写两到三句，写出动作和心情。｜示例：Without thinking twice, she hurried over and held her umbrella above his head. “Let me walk you home,” she said, smiling. Though her own sleeve was soon wet through, a warm feeling filled her heart.｜动作描写具体，情感自然，与上文的环境相连，时态用一般过去时。
@ 选择性必修 第一册/Unit 4 Body Language/Reading and Thinking｜说明文与应用文阅读
单18 In many countries, nodding the head means “yes”. But in Bulgaria it traditionally means ____.｜“no”｜“hello”｜“thank you”｜“goodbye”｜课文提到身势语因文化而异，在保加利亚点头传统上表示“不”。
多19 According to common manners in English-speaking countries, which are polite at a first meeting?｜√Shaking hands｜√Making eye contact｜√Smiling｜Asking how much the other person earns｜初次见面握手、目光交流、微笑是礼貌的；询问收入属于隐私。
`,
)
