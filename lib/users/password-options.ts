/** The most common passwords of six characters or more, in lower case: guessed first, so never accepted. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 012345 111111 1111111 11111111 000000 00000000 121212 123123
  123123123 123321 131313 112233 11223344 654321 666666 696969 777777 7777777 888888 88888888 987654 987654321 999999
  222222 333333 444444 555555 159753 147258 147258369 789456 741852963 102030 101010 abc123 abcd1234 abcdef abcdefg
  a123456 aa123456 aa12345678 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 qwerty qwerty1 qwerty12 qwerty123 qwertyuiop
  qwer1234 asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm zaq12wsx password password1 password12 password123 password1234
  passw0rd p@ssw0rd p@ssword pass1234 pass123 passwd admin1 admin123 admin1234 administrator root123 toor123 welcome
  welcome1 welcome123 letmein login123 master monkey dragon shadow sunshine princess football baseball iloveyou lovely
  superman batman pokemon michael jordan23 computer internet whatever trustno1 hello123 hellohello test123 test1234
  testtest guest123 secret secret123 changeme default samsung google facebook android india123 india1234 indian bharat
  hindustan jaihind krishna radhakrishna jaishreeram jaimatadi omnamah omsairam sairam ganesh ganesha mahadev shivshiv
  bholenath harekrishna waheguru allahis1 mumbai delhi123 chennai kolkata bangalore hyderabad rajesh suresh ramesh
  rakesh mahesh dinesh rahul123 priya123 pooja123 sachin sachin10 tendulkar virat18 msdhoni cricket ipl2024 kaamsetu
  kaamsetu1 kaamsetu123 qazwsx qazwsxedc 1234qwer 12341234 123qwe 123abc 321321 555666 686868 246810 135790 369369`
    .split(/\s+/)
    .filter((word) => word.length >= 6),
);
