/**
 * Ordinary words. Parts of a split word are joined only when one of them is not ordinary ("su icide",
 * not "be at"). Joined words are split into ordinary words and words of the lexicon. Also lists longer
 * words that only look like a misspelled or joined word of the lexicon.
 */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `a able about above act add after again age ago air all alone along also always am an and angel any app are area arm art as ask at
  ate aunt away baby back bad bag ball band bar bare bath be bear beat bed been beer best bet big bill bird bit bite black blue boat
  body bone book boot born boss both bow box boy bra bread bring bro bug bus but buy by cafe cake call calm came camp can cap car
  card care case cash cat chat chef chest city class clay clean club coat code coffee cold come cook cool cop cost could cow cross
  cry cup cut cute dad dance dare dark date day dead deal dear deck deep desk did die diet do doc does dog door dose down draw dream
  dress drink drive drop dry due each ear early earn east easy eat egg else end even ever every eye face fact fail fair fall fan far
  farm fast fat fear feed feel feet fell felt few field fight file fill film find fine fire firm fish fit five fix flat floor fly
  food foot for form four free fresh friend from front full fun game gap garden gate gave get gift girl give glad glass go goal god
  gold good got grand grass gray great green grew ground group grow guess guest guide gun guy gym hair half hall hand hang happy hard
  has hat hate have he head hear heart heat held hell hello help her here hero hey hi hid high hill him his hit hold hole holy home
  hope hot hotel hour house how hug huge hurt i ice id idea if ill im in inn into is it its jack jam job join joke joy jump just
  keep kept key kick kid kill kind king kiss knee knew know lab lady lake land lap last late law lay lead leaf learn least leave led
  left leg less let lie life lift light like line lion lip list lit live load loan lock log lol long look lord lose loss lost lot
  love low luck lunch mad made mail main make mall man many map mark mask mass match may me meal mean meat meet melt men met mid
  might mile milk mind mine miss mix mom moon more most mouth move much mum music must my nail name near neck need new news next
  nice night nine no none nor nose not note now nurse of off oh oil ok old on once one only open or order our out over own pack page
  paid pain pair pan pants park part party pass past pay pen pet phone pick pie pin pink place plan plant play plot plus poem point
  pool poor pop port post pot power pray press pull pure push put queen quick quiet quit race rain ran rare rate raw ray read real
  red rest rich ride right ring rise river road rock role roll roof room root rose row rub rule run sad safe said sail sale salt
  same sand sat save saw say scar scent school sea seat second see seem seen self sell send sense sent set seven sex shall shape
  share she shell ship shirt shoe shop short shot should show shut shy sick side sign silk sin sing sink sir sister sit six size
  skin sky sleep slip slow small smell smile snow so soap sock soft sold some son song soon sort soul sound soup south space speak
  spot spring square stage stand star start stay step still stone stop story stuff such suit sun sure sweet swim table tail take
  tale talk tall taste tax tea teach team tear tell ten tent test text than thank that the their them then there these they thin
  thing think third this those three throne time tip tired to today toe told tom tone too took top torn touch tour town toy train treat
  tree trip true try tub turn two type u uh under until up upon ur us use very visit voice vote wait wake walk wall want war warm
  was wash watch water wave way we wear wed week well went were west wet what when where which while white who whole whom why wide
  wife wild will win wind wine wing wish with woke wolf woman won wood word wore work world would wow write yard yeah year yes yet
  you young your yours zone
  therapist therapists therapy psychotherapist physiotherapist heroine heroines assassinate analyze analyst painter hangover skillet
  facetime greenhouse connection connections validation accountant accountants hostname granddad homesick minified headache headaches vanilla
  heron herons herring herrings penknife bullfight chairlift interior interiors stacking stalling staking blending depart departs
  ingest straggle rapped tapped
  manslaughter strange stranger strangers together altogether therefore forget overdone overdue goodnight nevertheless nonetheless`
    .split(/\s+/)
    .filter(Boolean),
);

/** Long words that also match with one letter missing, added, changed or swapped. */
export const CORRECTED_WORDS: readonly string[] = `
  suicide suicidal myself yourself himself herself overdose overdosed overdosing goodbye anymore painless hopeless worthless unalive
  strangle explosives explosive cocaine fentanyl methamphetamine amphetamine heroin ketamine counterfeit launder ransomware murder
  address password immigrants muslims homosexuals transgender refugees foreigners inferior exterminate deport vermin parasites
  lyrics verbatim screenplay backlinks bitcoin casino followers viagra deepfake deepfakes pretend impersonate stalking
  bestiality incest trafficking decapitated dismembered mutilated antidepressants paracetamol ibuprofen tylenol bleeding
`
  .split(/\s+/)
  .filter(Boolean);
