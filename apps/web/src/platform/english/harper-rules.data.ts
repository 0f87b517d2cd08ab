/** A third of the rules of Harper 2.10 (Apache-2.0): those of which nothing would be shown or met. They are not run, for time. */

/** Advice on style, which our own checks give. */
const style = `
  AmInTheMorning AvoidAndAlso AvoidContractions AvoidCurses BarelyUn BoringWords Brutality CauseItIsBecause
  CondenseAllThe Cybersec Excellent ExpandBecause ExpandControl ExpandFavourite ExpandForward ExpandLegitimate
  ExpandMinimum ExpandPrevious ExpandThough ExpandWith ExpandWithout FatalOutcome FellowCoRedundancy
  FillerWords FindOut Freezing Hedging Insensitive Insurmountable KindOf LitotesDirectPositive LongSentences
  MultipleFrequencyAdverbs NumericRangeEnDash OutOfDate OverPlus Oxymorons RedundantAcronyms
  RedundantAdditiveAdverbs RedundantFirsts RedundantIIRC RedundantPretty RedundantProgressiveComparative
  RedundantSelf RedundantSuperlatives SendAnEmailTo SideTangent SpelledNumbers Starving TrueToWord
  TruthToTheFact UpdatePlaceNames VeryUnique WholeEntire
`;

/** Words of chats, of code and of fields that no letter speaks of: "algo", "imo", "praying mantis". */
const shorthand = `
  AnalogAcousticBike AndSuch AsFarAsICanTell AsFarAsIKnow AsSoonAsPossible BeRightBack Bollocks ByTheWay
  ChineseCommunistParty DayOneNames DefiniteArticle DegreesKelvin DegreesKelvinSymbol EnvironmentVariable
  ExpandAlgorithm ExpandAlloc ExpandArgument ExpandConfiguration ExpandCoordinate ExpandDecl
  ExpandDependencies ExpandDereference ExpandDirectory ExpandGovt ExpandMemoryShorthands ExpandNotification
  ExpandParameter ExpandPeople ExpandPerformance ExpandPointer ExpandPreference ExpandStandardInputAndOutput
  ExpandTimeShorthands ExpandVulnerability ExplainLikeImFive ExplanationMark FootInchMinuteSecondSymbols
  ForWhatItsWorth ForYourInformation GildedAge HelloGreeting IDontKnow IfIRecallCorrectly
  IfIUnderstandCorrectly IfYouKnowYouKnow InCaseYouMissedIt InMyHumbleOpinion InMyOpinion InRealLife
  JetpackNames LayoutVerb LetMeKnow LinesOfCode LinkedList NeverMind OhMyGod OnFloor OnTheOtherHand
  PleaseTakeALook PocketCastsNames Really RightClick RollerSkated SimpleGrammatical TalkToYouLater ToBeHonest
  TumblrNames WaveFunction
`;

/** Of which most findings in good texts are none: compounds, words of trades cut in two, what is left out on purpose. */
const unsure = `
  CompoundNouns Everyone MergeWords ModalBeAdjective SplitWords DisjointPrefixes MissingTo
`;

/** Slips inside figures of speech that have no place in a letter or a CV. */
const figuresOfSpeech = `
  AMeansToAnEnd AWaysToGo AWholeOther Addicting Ado Ajar Akimbo AllHellBreakLoose AllIntentsAndPurposes
  AllOfASudden AllWellAndGood AlzheimersDisease AnotherThingComing AnotherThinkComing Anyhow AsHow
  AsIsWithAnything AsItHappens AtAllCosts AtFaceValue AtTheBestOfTimes AtTheEndOfTheDay BackInTheDay Backplane
  BadRap BanTogether BatedBreath BeShocked BeckAndCall BehindTheScenes BesideThePoint BetterOffServed BewareOf
  BlacklistWhitelist BlanketStatement BrandBrandish ByTheBook CallItQuits Catch22 CautionaryTale Chalkboard
  ChampAtTheBit ClaimToFame DampSquib Deadlift DigUnderTheHood DigestiveTract DissembleDisassemble
  DoubleEdgedSword DuringAges EggYolk EveryOnceAndAgain Expat FallBelow FarAndFewBetween FarBeIt FedUpWith
  FindFine FishNorFowl FlauntForFlout FleshOutVsFullFledged FoamAtTheMouth FondOn FootTheBill ForArgumentsSake
  FreePredicate FreeRein FriendOfMe GoMissing GoSoFarAsTo GoToSleep GoToWar GrindToAHalt HandfulOfMore
  HaveAHardTime HaveTakeALook Henceforth HiddenIn HitTheNailOnTheHead HolyWar HomeInOn HopHope HungerPang
  ImitateFrom InADifferentDirection InAnIdealWorld InOnTheCards InTheGrandSchemeOfThings InTheSameVein
  InflectionPoint Insofar JawDropping JealousOf JumpTheGun LastNight LaughOfAt LeavingInDroves LessWorse
  LikeThePlague LikeTheresNoTomorrow LookDownOnesNose LowHangingFruit MakeDoWith MassExodus MixedBag
  Monumentous MootPoint MoreThanMeetsTheEye NailInCoffin NailOnTheHead NeitherHereNorThere NerveRacking
  NervousWreck NoHarmNoFoul NoMatchFor NotForLackOf Notwithstanding OfCourse OldWivesTale OldestInTheBook
  OnFirstGlance OnTheFence OnTheSpurOfTheMoment OnceInAWhile OneFellSwoop Overclocking PaleByComparison
  PassersBy PeekBehindTheCurtain Piggyback PlayAFactor PrayingMantis Provocate RealTrouper RifeWith
  RiseTheQuestion ScantilyClad ScapeGoat ShootOneselfInTheFoot SlipperySlope SneakPeekPreview
  SneakingSuspicion SomewhatSomething StatuteOfLimitations SufficeItToSay Surreality TakeItPersonally
  TheWhetherWeather Thereupon ThrowAway ThrowBabyWithBathwater ThrowRubbish TickingTimeClock ToTheMannerBorn
  TongueInCheek Underclock UnderneathOf VerseAsVerb ViciousCircle ViciousCircleOrCycle ViciousCycle WaistWaste
  WasAloud Whereupon WinPrize WishCould WithOpenArms WreakHavoc WroteToRote WroughtIron
`;

export const unusedRules: readonly string[] = `${style} ${shorthand} ${unsure} ${figuresOfSpeech}`
  .trim()
  .split(/\s+/);
