import type { ConceptWords } from "../names";

/** English. */
export const EN: ConceptWords = {
  fee: `fee fees fess fes deposit deposits deposite charges caution_money security_money security_amount security_deposit booking_amount joining_amount registration_money registration_amount enrollment_money token_money token_amount registration_charge processing_charge service_charge joining_charge
    training_charge form_charge entry_charge agency_charge office_charge uniform_charge kit_charge file_charge handling_charge placement_charge placement_cost joining_cost training_cost uniform_cost kit_cost processing_fees joining_fees caution_deposit refundable_amount security_refundable
    admin_charges administration_charge formality_charge formalities_charge paperwork_charge facilitation enrolment_charge charges_of kit_fee courier_fee courier_charge starter_fee security_amt chargeable refundable_amt`,
  cause: `registration register registering joining form forms application training processing placement agency consultancy consultant file verification uniform uniforms dress_set kit kits id_card identity_card i_card interview medical_test medical_check enrolment enrollment membership booking security
    caution courier documentation gate_pass tshirt t_shirt confirmation appointment_letter offer_letter job_card background_check insurance_card safety_shoes apron course courses certificate_course visa visa_stamping stamping police_verification court_check address_check entry emi wallet starter_kit
    security_kit seat slot list merit tools_kit medical_certificate covid_test food_licence health_card ppe_kit safety_kit locker bed token ticket tickets travel_ticket licence_fee sample material_kit raw_material first_box stock badge belt raincoat helmet shoes bond pf_opening esi_card account_opening
    sim subscription software starter exam_form test_fee stamp stamp_paper notary agreement affidavit biometric activation id_activation slot_booking eye_test trial_material samples machine_deposit yoga_mat chef_coat gown bike_branding tshirts sticker gatepass lanyard offer_letters joining_letter
    call_letter paperwork formalities formality file_work onboarding induction orientation name_plate nameplate id_proof_making identity_badge smart_card access_card bio_data biodata resume profile_listing police_clearance health_check fitness_certificate vaccination dress dress_code laundry_kit
    tool_kit tools safety_gear jacket shoes_and training_material training_kit study_material books hostel_seat room_keys room_key keys bus_pass transport_pass uniform_set duty_kit duty_allotment allotment posting_letter agreement_paper bond_paper placement_letter shortlisting verification_form
    data_entry_id login_id user_id software_key work_permit labour_card starter_pack welcome_kit sample_kit starter_box kit_box first_stock material_box key almirah_key place id_making name_entry locker_key shoes_set cycle scooter bike_security vehicle_security phone_security tablet dress_material
    your_place hold_your_place hold_your_seat hold_your_name your_name_goes name_goes_off keep_your_name name_on_the_list teaching learning learner gumboots gloves goggles harness photo_shoot profile_photo your_profile portfolio health_test lab_test thumb_impression screenshot screenshots
    screen_shot certificate_is_yours`,
  refund: `refund refunds refunded refundable refundabl returnable nonrefundable will_be_returned will_be_adjusted get_it_back give_it_back returned_after returned_later returned_with adjusted_in adjusted_later given_back_later returned_when refunded_when come_back_to_you when_you_leave on_leaving
    at_the_end_of_contract after_leaving given_back gives_back paid_back comes_back come_back returned_to_you`,
  money: `money cash amount payment payments rupees_note amt sum`,
  currency: `rs inr rupees rupee rupes rupess ₹ bucks`,
  many: `hundred thousand lakh fifty hundreds thousands`,
  commission: `commission commision comission comision commissions cut_of percentage brokerage`,
  advance: `advance advanc upfront`,
  cut: `deduct deducts deducted deduction deductions deducting cut cuts withheld withhold kept keeps retain retained retains hold_back held_back goes_to will_go_to go_to give_to given_to pay_to paid_to belongs_to percent % shared_with is_taken_by takes_half takes_one keeps_half keeps_one ours is_our_share
    our_share`,
  agent: `agent agents agency agencies broker brokers consultancy consultant middleman contractor placement_office our_office supervisor bureau bureaus office center centre madam sardar recruiter coordinator co_ordinator officer warden desk partner counsellor incharge manager mukadam maistry thekedar
    placement_agency placement_cell hr_team hr_executive field_officer middle_man labour_contractor`,
  wage: `salary salaries wage wages months_pay month_pay months_salary month_salary first_month first_months 1st_month pay_of_the_first half_month one_month 15_days first_pay payout earning earnings income`,
  mustPay: `you_pay u_pay you_must_pay must_pay must_give have_to_pay has_to_pay need_to_pay needs_to_pay needed_to_pay should_pay shall_pay be_paying to_be_paid_by_the_candidate to_be_paid_by_worker pay_first pay_before pay_us pay_to_us pay_me pay_now pay_only pay_just pay_advance pay_online candidate_pays
    worker_pays maid_pays cook_pays helper_pays applicant_pays payable send_us send_me send_first send_money send_cash transfer_money deposit_money deposit_first will_have_to_pay required_to_pay asked_to_pay paying_first pay_and_join pay_and_start pay_at_the_time pay_at_joining pay_on_joining
    buy_from_us purchase_from_us bought_from_us buy_it_from buy_the_uniform buy_the_kit buy_uniform buy_kit buy_our must_buy has_to_buy have_to_buy at_candidates_cost at_workers_cost candidate_to_pay worker_to_pay must_deposit have_to_deposit has_to_deposit please_pay kindly_pay first_pay_rs
    candidates_pay workers_pay must_be_paid to_be_paid has_to_be_paid bring_rs bring_cash collected_from_you collected_from collect_from_you is_collected will_bear has_to_bear must_bear bear_the you_bear filled_by_you is_filled_by_you keep_a keep_wallet_balance to_be_given to_be_deposited
    must_be_deposited leave_with give_to_the hand_over_rs come_with carry_rs be_ready_with arrange_rs needs_rs borne_by_the_candidate borne_by_candidate borne_by_you borne_by_worker at_your_cost at_your_own_cost at_own_cost own_cost own_expense your_expense collected_towards be_collected
    will_be_collected is_to_be_paid are_to_pay is_payable to_arrange have_to_arrange has_to_arrange will_be_taken_from is_taken_from taken_from_you taken_from_candidate charged_from charged_to we_charge we_collect we_take is_charged will_be_charged shall_be_charged to_bring_rs bring_inr
    bring_cash_of pay_a_penalty pay_penalty pay_a_fine pay_back repay compensate give_rs give_us give_me drop_rs hand_over_cash needs_to_deposit need_to_deposit should_deposit deposit_rs pay_rs pay_inr pay_for pay_small pay_a_small pay_towards pay_at pay_in_advance pay_by pay_through pay_via
    on_your_own_expense from_your_pocket from_own_pocket on_candidates_account responsibility_of_the_candidate to_be_purchased be_purchased purchase_of must_purchase have_to_purchase has_to_purchase is_recovered recovered_from be_recovered ready_for extra_charges charges_extra bear_courier only_bear
    bears_the_cost to_bear first_instalment first_installment keep_deposit is_chargeable secures_your comes_to_us you_deposit`,
  pay: `pay paying paid send sending sent transfer transfered remit deposit submit give gpay phonepe`,
  oblige: `must required compulsory mandatory before_joining before_interview before_the_interview before_start before_starting before_work before_you before_we before_selection before_training to_join to_confirm to_start to_book to_get to_apply to_register for_joining for_registration on_joining at_joining
    at_the_time_of_joining at_time_of_joining at_registration first upfront in_advance nonrefundable only necessary needed applicable extra_charge per_candidate per_person one_time onetime before_first today tonight before before_friday before_monday`,
  give: `given provided gives provide provides paid_by_us paid_by_the paid_by_employer paid_by_company paid_by_me paid_by_family we_pay we_give we_also_pay we_also_give we_will_pay we_will_give we_will_bear we_bear we_cover will_be_paid_by is_paid_by_us is_paid_by covered reimbursed reimburse borne_by_us
    included free complimentary we_provide i_will_pay i_pay employer_pays company_pays family_pays on_us from_our_side at_our_cost from_us_free sponsored comes_from_us our_cost our_expense we_take_care we_buy we_arrange is_paid are_paid paid_daily paid_weekly bought_by_us we_supply supplied
    bought_by_the_family bought_by_family at_no_cost no_cost paid_back_to_you can_be_given is_possible possible can_be_taken can_take may_take can_get may_get you_get get_free reimbursable employer_bears company_bears family_bears owner_bears owner_pays owner_gives all_paid_by family_gives
    madam_pays sir_pays we_send we_will_send borne_by_the_company borne_by_the_family borne_by_the_employer borne_by_employer borne_by_company is_bought_by bought_by_the_company bought_for_you from_the_company_free our_money with_our_money`,
  we: `we us our employer company household i my by_us`,
  gain: `bonus incentive incentives overtime ot allowance conveyance travel bus_fare auto_fare metro petrol fuel hike increment tip tips gift festival diwali extra per_month monthly a_month per_day daily per_hour hourly weekly per_visit stipend reward night_charge a_day draw insurance_of insurance_cover
    accident_cover gratuity pf provident leave_money leave_pay leave_salary encashment`,
  chore: `bill bills electricity gas_cylinder vendor vendors shop shops grocery groceries vegetables vegetable market milkman school tuition childs childrens kids society maintenance parking toll customer customers client clients guest guests shopkeeper supplier suppliers doctor hospital laundry dhobi
    cashier counter petty_cash visitor visitors parcels courier_boys our_son our_daughter sons daughters temple flat_owner exam exams college parents guardians public applicants_of taxpayers citizens members devotees depositors patients tenants passengers students_pay our_bill the_bill rent
    in_the_bank at_the_bank to_the_bank reception front_desk walk_in deposit_the_keys deposit_keys deposit_the_key deposit_their deposit_bags deposit_the_bag deposit_your_bag data_entry typing computer excel ledger bookkeeping accounts_register collect_fees collecting_fees collects_fees
    fee_collection fee_counter fee_receipts issue_receipts issues_receipts gives_receipts give_receipts writes_receipts gives_receipt give_receipt receipt_to medicines medicine receptionist therapist therapists count counting ticket_window fish meat`,
  sale: `on_sales sales per_sale on_every_sale targets target per_order per_delivery per_trip per_job on_work per_booking`,
  secret: `send_your_bank_details send_your_bank_account_details send_bank_account_details send_bank_details share_your_bank_details share_your_bank_account_details share_bank_account_details share_bank_details send_your_account_number share_your_account_number send_bank_account_number send_us_your_bank_details otp otps cvv atm_pin upi_pin m_pin mpin pin_number card_number debit_card credit_card atm_card net_banking netbanking atm_details card_details bank_password pin_of cheque_book chequebook blank_cheque signed_cheque bank_app banking_app six_digit 6_digit six_digits pin_and_otp otp_that mobile_code
    verification_code sms_code code_that_comes code_which_comes app_password atm_password security_code passcode pass_code login_code sms_otp one_time_password atm_number debit_cards credit_cards cancelled_cheque signed_cheques blank_cheques upi_pins atm_card_number card_number_and_pin
    cancelled_check cancel_cheque cancel_check back_of_your_card back_of_the_card behind_the_card numbers_on_the_card digits_on_the_card`,
  account: `account_number account_no acount_number ac_number a_c_number account_details bank_details bank_detail bank_account passbook ifsc account_and bank_acount bank_passbook acct_no passbook_photo bank_papers cancelled_cheque cheque_leaf bank_login`,
  paper: `aadhaar aadhar adhar adhaar aadharcard aadhaarcard adharcard aadar pan_card pancard pan_number pan_no pan_photo pan_copy voter_id voter_card passport ration_card id_proof id_cards id_papers identity_proof identity_card birth_certificate your_id their_id id_copy identity_papers kyc marksheet
    marksheets mark_sheet school_certificate your_documents your_certificates original_documents original_certificates original_papers original_certificate original_document original_id original_licence original_license original_passport admit_card school_leaving leaving_certificate sslc_book
    degree_certificate`,
  original: `original originals orignal admit_card leaving_certificate marksheet_original sslc_book`,
  send: `send sends sending share sharing whatsapp whatsap watsapp upload uploading forward mail email_us photo_of photos_of picture_of pic_of pics_of scan scanned text_us submit submitted submitting front_and_back both_sides mms hand_over handover give_us post_us courier_us number_to tell_us provide_us
    give_your give_me read_out read_us in_the_chat in_chat in_this_chat on_chat in_the_app_chat write_here type_here in_the_box_below in_comment write_your read_it read_out_to read_that`,
  keep: `keep keeps kept keeping hold holds held holding deposit deposited surrender surrendered retain retained retains submit submitted leave_with left_with stay_with stays_with remain_with remains_with in_our_custody lock locked take_away collected collect_and safe_with till_you_leave until_you_leave
    with_us with_madam with_the_owner with_owner with_office locker lockers safe cupboard almirah drawer in_his in_our in_the_office custody stay_in stays_in kept_in kept_by kept_with with_the_warden with_the_agent with_the_manager impounded handed_over hand_over give_up stays_at remains_at
    remain_at stay_at till_the_end returned_on_leaving will_be_with be_with_us in_office_custody lie_with lies_with will_lie in_our_safe in_our_locker with_management with_the_supervisor with_the_contractor with_the_agency in_our_possession in_our_hands in_his_hands remains_with_the
    returned_at_the_end will_be_returned_when`,
  show: `show shown showing bring brings bringing carry carrying check checked checks checking to_see can_see will_see see_it see_your seen verify verified look looked at_the_interview return_at_once given_back`,
  wallet: `upi gpay g_pay google_pay googlepay phonepe phone_pe phonpe paytm bhim qr qr_code qrcode amazon_pay upi_id neft imps`,
  age: `age aged ages agegroup age_limit age_group year_old years_old yr_old yrs_old year_olds old of_about about_14 age_no_bar minimum_age boy_of_around girl_of_around boys_of_around boy_of_about girl_of_about boys_of_about lad_of_about of_around`,
  child: `child children kid kids baby babies son sons daughter daughters toddler toddlers infant newborn twins grandson granddaughter grandchild schoolchild nephew niece school student_of homework shop_is mother father mother_in_law father_in_law uncle aunt grandfather grandmother patient hostel hostels
    students student pupils inmates residents wards class std grade orphanage juvenile shelter orphans ashram two_kids two_sons two_daughters two_children three_children both_at_school at_school our_kids boy_and_girl brother sister elder_boy elder_girl younger_boy younger_girl elder_brother
    three_boys two_boys three_girls two_girls three_sons`,
  minor: `minor minors underage under_age below_18 under_18 less_than_18 below_eighteen under_eighteen teens teenager teenagers teenage young_child small_boy small_girl little_boy little_girl small_boys small_girls little_girls little_boys school_boy school_girl schoolboy schoolgirl school_boys
    school_girls children_can_work child_labour child_labor child_worker child_helper kids_can_work kids_can_join children_may_join small_child_to_work child_to_work child_wanted kid_wanted children_wanted kids_wanted boy_below girl_below small_child_wanted children_preferred dropout_boys
    school_dropout small_kid small_kids little_kid young_kid small_child small_children little_child young_boy_of young_girl_of tender_age juvenile kid_to kid_needed kids_needed child_needed chhotu underaged below_18_also under_18_also child_for_small child_for_work child_for_small_jobs small_age
    kid_for school_children_can children_can_also children_can_come child_for_smal`,
  care: `look_after looks_after looking_after care caring feed feeds bathe teach teaches teaching play plays playing babysit homework school_drop pick_up pickup drop studies live lives living study studying`,
  wanted: `wanted needed need require required preferred prefer preferable looking_for hire hiring should must only can_apply may_apply welcome ok okay allowed accepted eligible can_join acceptable we_prefer we_want we_need looking is_fine are_fine can_work can_also accepted_too also prefer_a we_prefer_a
    is_best are_best best will_do would_do is_enough suits even_15 between can_come wants`,
  worker: `maid maids worker workers candidate candidates helper helpers cook servant boy boys girl girls lady ladies applicant staff ayah nanny driver guard cleaner for_work for_housework for_the_work to_work work_from watchman gardener mali chowkidar caretaker housekeeper nurse attendant nurses cooks
    drivers guards cleaners nannies`,
  woman: `girl girls lady ladies female females woman women maid housewife college_girl bhabhi aunty`,
  past: `experience experienced exp ago since marriage married service working_here old_company old_firm old_building old_family old_house been_here established building old_flat old_car old_shop year_old_house years_old_house year_old_car year_old_flat`,
  massage: `massage massages masage massaging masseuse masseur`,
  body: `body full_body sir boss male_client male_clients for_men gents men man client clients relax relaxation therapy_girl hot night private`,
  treated: `baby newborn infant japa mother new_mother delivery postnatal physiotherapist physiotherapy physio patient patients elderly grandmother grandfather grandma grandpa old paralysed paralysis ayurvedic ayurveda panchakarma child children toddler salon parlour spa_trained mil arthritis bedridden twins
    no_massage mother_in_law father_in_law gym sports clinic`,
  sexual: `sex sexy sexual call_girl callgirl happy_ending happyending body_to_body b2b_massage sensual erotic nude naked topless bikini lingerie prostitut* brothel gigolo playboy one_night night_partner bed_partner sleep_with share_bed share_my_bed same_bed sleep_in_my_room sleep_together
    physical_relation physical_relationship physical_need physical_needs intimate intimacy satisfy_me satisfy_him satisfy_sir keep_me_happy keep_sir_happy make_me_happy keep_him_happy keep_boss_happy please_the_boss please_sir open_minded_girl open_minded_lady open_minded_female open_minded_woman
    bold_girl bold_girls bold_lady no_strings secret_relation secret_relationship sugar_daddy sugar_baby girlfriend boyfriend_experience dating lonely_man lonely_gentleman extra_services special_service special_services special_favour special_favours extra_favour extra_favours personal_services
    companionship_at_night night_companionship bar_dancer bar_girl bar_girls dance_bar kiss compromise_with full_service erotic_massage hot_girl hot_girls webcam video_call_nude adult_work adult_video porn female_companion lady_companion_for_single companion_for_single_man sexually wife_like wifely
    keep_company keep_him_company comfort_him comfort_me female_company warm_company pleasing_personality_for_sir lady_for_night lady_for_sir full_body_photo hot_photo sexy_photo bold_photo live_in_relation live_in_relationship body2body special_massage_to_gents night_girl night_girls party_girl
    party_girls girlfriend_experience like_my_wife as_my_wife act_as_wife free_in_nature modern_dress_only revealing short_dress_only western_dress_only life_partner partner_in_life adult_entertainment adult_services call_boy play_boy strip_dance full_satisfaction body_pleasure happy_massage
    intimate_service female_to_male f_to_m_massage cross_massage sandwich_massage nuru full_enjoyment night_stand dancer_girl dancer_girls dancing_girls girls_to_dance dance_in_bar dance_in_the_bar dancer_for_bar`,
  owner: `owner sir boss sahib saheb sahab gentleman master man men bachelor client guest guests male him me`,
  night: `night nights bed bedroom alone hotel private late_night overnight`,
  faith: `hindu hindus muslim muslims moslem christian christians sikh sikhs buddhist parsi bengali_muslim mohammedan catholic amritdhari keshdhari gursikh jain_only jains_only protestant pentecostal syrian_christian namazi`,
  faithThing: `kitchen food festival festivals temple family families household house cooking style cuisine dishes dish wedding weddings holiday holidays calendar colony nagar area mohalla road street school college hospital cemetery burial funeral society trust community_hall ritual rituals puja pooja prayer
    prayers meals recipes vegetarian veg home_food bhojan thali priest church mosque masjid gurudwara gurdwara owner employer widow lady_of_the_house customs tradition traditions neighbourhood bhawan bhavan hall transport transports travels traders trading stores store textiles jewellers jewelers
    tailors bakery bakers motors caterers enterprises clinic restaurant mess company industries agencies layout chowk market bazaar petrol pump association samiti sabha lodge medicals farm farms estate way`,
  caste: `caste castes brahmin brahman brahmins dalit dalits scheduled_caste scheduled_tribe lower_caste upper_caste low_caste high_caste sc_st obc harijan kshatriya rajput thakur baniya vaishya shudra yadav maratha_only chamar bhangi adivasi general_category same_caste our_caste own_caste untouchable
    non_brahmin ezhava bania marwari_only gujarati_only gotra our_community same_community own_community upper_castes our_caste_people own_community_people brahmins_only kshatriyas kayastha kayasth baniyas agarwal agrawal marwari marwaris gujarati_family_only rajputs yadavs gujjar gujjars kurmi
    mahar mahars matang dhangar vanniyar mudaliar chettiar pillai_caste thevar paraiyar vokkaliga vokkaligas nairs nambiar ezhavas pulaya madiga velama nadars balija bhumihar scst non_sc bahujan backward_class backward_caste forward_caste general_caste ramgarhia mazhabi ravidasia valmiki balmiki
    khatri arora_caste lohana leva_patel kadva_patel non_veg_caste sc st_caste vaishyas brahmins_preferred savarna intercaste high_born noble_family our_samaj same_samaj own_samaj our_biradari own_biradari our_community_only no_sc no_st scs_and_sts scheduled `,
  only: `only no not preferred prefer preference preferable must should wanted needed required strictly except exclude excluding allowed cook maid girl girls boy boys lady worker workers candidate candidates helper woman apply please dont avoid from_our from_same driver nanny pure born belong belonging be
    people person persons staff looking_for ayah guard same caste community religion from family families only_from background prefers preferably good_if better_if first_choice taken taken_only will_be_taken first_preference not_suitable not_welcome not_entertained not_considered not_hired not_employed
    stay_away excuse upper others_excuse`,
  skin: `fair_skin fair_skinned light_skin light_skinned fair_complexion wheatish fair_colour fair_color dark_skin dark_skinned dark_complexion fair_girl fair_girls fair_lady fair_ladies fair_looking fair_woman fair_women fair_maid fair_candidate fair_candidates white_skin skin_colour skin_color
    fair_and_lovely fair_and_slim fair_and_beautiful fair_and_good very_fair must_be_fair should_be_fair no_dark not_dark dark_girls dark_people black_people fair_face fair_female fair_coloured very_dark dark_complexioned fairness fair_and_smart fair_smart fair_or_wheatish wheatish_complexion complexion
    complexioned fair_preferred fair_only be_fair not_too_dark not_black skin_tone fair_tone clear_skin milky bright_complexion whitish`,
  looks: `good_looking goodlooking beautiful pretty handsome attractive slim smart_looking nice_looking figure sexy_look gorgeous not_fat no_fat good_figure presentable_and_beautiful smart_and_beautiful sweet_looking well_figured`,
  unmarried: `unmarried unmaried single_girl single_girls single_lady single_ladies single_woman single_women single_female single_boys single_men single_only spinster virgin virgins divorced divorcee divorcees widow widows widowed bachelor_girl bachelor_girls bachelors_only bachelor_boys not_married
    never_married no_husband without_husband husband_not marital_status marital not_engaged unwed single_ladies_only not_be_married no_married_women widows_not divorcees_not without_family_ties no_family_ties free_from_family single_candidates single_persons_only`,
  married: `married_only only_married married_women married_woman married_ladies married_lady married_not no_married married_girls married_candidates married_persons married_people married_men should_be_married must_be_married married_preferred married_person`,
  anyone: `any all every both no_bar no_matter doesnt_matter does_not_matter irrespective welcome regardless equal no_discrimination respect no_religion no_caste all_faiths not_matter married_or_unmarried married_unmarried or_married whatever your_own_faith matter_to_us no_preference not_ask do_not_ask
    no_barrier not_a_bar immaterial does_not_count do_not_look_at makes_no_difference not_asked_about never_ask_about never_asked married_or or_widowed`,
  call: `call calls ring phone telephone contact mobile mob ph tel contact_no contact_number phone_number mobile_number cell whatsapp ping msg miss_call missed_call dial`,
  message: `whatsapp_me whatsapp_us whatsapp_only whatsapp_number whatsapp_no whatsapp_on whatsapp_at on_whatsapp_at message_me_on message_us_on message_on msg_me msg_us msg_on text_me text_us whatsapp_group join_whatsapp whatsapp_your whatsapp_first ping_me dm_me dm_us dm_for inbox_me mail_me mail_us email_me
    email_us contact_on_whatsapp contact_me_on contact_us_on watsapp_me whatsapp_karo`,
  social: `insta instagram telegram telegrm facebook fb snapchat snap_chat linkedin twitter youtube messenger signal_app imo tiktok insta_id wechat sharechat fb_page google_form googleform`,
  link: `https http www gmail yahoo hotmail rediffmail outlook click_here link_below this_link bit_ly group groups channel page inbox details_at details_on link profile_on search_for dm handle id our_id my_id add_me follow`,
  skill: `know knows use uses using able can_use handle handles manage manages operate updates updating reels post_on page_of our_page marketing orders customers clients followers content editing posts social_media editor passport_photo passport_photos passport_size passport_office handled handled_by
    managed_by run_by bakery restaurant dishes photos_of follow_our takes_photos our_instagram our_insta our_facebook our_youtube for_our count counts counting cashier till_counter`,
  noBefore: `no not never zero nil dont do_not doesnt does_not wont will_not cannot cant nobody none without unless free_of isnt is_not nor neither didnt wouldnt shouldnt should_not must_not need_not neednt avoid refuse`,
  noAfter: `not_required not_needed not_charged not_taken not_asked not_applicable not_there nil is_zero free is_free free_of_cost not_necessary not_collected waived never_asked never_taken is_nil na is_not_taken is_not_asked is_not_charged is_not_allowed are_not_taken are_not_charged not_to_be_paid
    never_charged never_collected is_never will_not_be not_considered rejected not_eligible not_allowed cannot_apply should_not_apply need_not_apply do_not_apply not_apply not_accepted not_hired 0 not_be_asked not_be_charged is_not_required are_not_required will_not_be_charged will_not_be_taken`,
  never: `forget delay late miss skip hesitate worry fail refund refundable returned problem issue big high much wait`,
  other: `experience educated education english smoking smoker drinking alcohol reading holiday holidays off sunday sundays qualification qualifications cooking food non_veg school timing time_limit tension interview_needed knowledge degree study risk target targets pressure bargaining leave leaves work_on`,
  doc: `documents document docs certificates certificate papers licence license id testimonials dl`,
  year: `year years yrs yr year_old yo`,
  teen: `ten eleven twelve thirteen fourteen fifteen sixteen seventeen`,
  mine: `our my mother_of father_of live_here at_home_are goes_to living_with with_us helps_our employer_has family_has we_have there_is there_are at_home in_the_house lives_here we_have_two`,
  young: `girl boy girls boys lad kid youth youngster female male lady`,
  toWhat: `timings timing time times schedule family families kids child children food environment city weather hours shift shifts rules routine staff team house home culture`,
  without: `without unless`,
  otherwise: `otherwise if_not or_else so_that`,
  warn: `report complain beware fraud scam scams fake cheat cheats if_anyone if_anybody if_someone anyone_who_asks whoever_asks will_ever_ask ever_ask ever_asks never_asks asks_you_for_money asks_for_money nobody_asks ask_you_for_money if_any_person if_any_one if_a_caller asks_you tell_the_police
    call_the_police inform_us abused abuse violence harassment harassed trafficked trafficking victims victim survivor survivors rescued exploited assault assaulted`,
  home: `house home flat lives living stays household apartment parent employer owner room mother is_the stays_alone family`,
  bribe: `sweets mithai gift_for_the tea_money tea_water something_for_the speed_money under_the_table bribe goodwill_amount nazrana offering_to palm`,
  pledge: `collateral guarantee surety pledge bond_money bond_amount security_bond mortgage balance_of breakage_money breakage token token_money booking_money earnest advance_deposit caution security_of security_deposit guarantee_money bond_of surety_money`,
  cost: `cost costs expense expenses price emi chrg chrgs charge_of chg premium`,
  self: `you your yours yourself candidate applicant worker driver own_pocket pocket by_candidate from_you selected_person newcomer each`,
  firstPay: `first_month first_months 1st_month first_salary first_pay first_wage first_15_days first_10_days first_week half_month half_salary half_of half_the one_month_salary one_months_salary one_month_pay one_months_pay 15_days_salary 15_days 10_days first_two_months two_months_salary part_of_the_salary
    part_of_your_salary share_of_your_salary share_of_salary first_salaries first_two_salaries first_two_months_salary one_months_wages one_month_wages one_months_wage one_months fifteen_days_pay fifteen_days fifteen_days_salary ten_days_pay half_months half_month_salary first_months_wages
    first_months_pay first_months_salary twenty_days 20_days seven_days_pay weeks_pay first_fortnight month_one first_earning first_earnings you_earn_in first_fortnights first_20_days first_twenty first_fifteen first_10 first_15 initial_month initial_salary opening_month`,
  digit: `zero oh one two three four five six seven eight nine double triple nought`,
  unit: `ml gm gram grams kg kgs km kms feet ft sq sqft people persons guests plates thali thalis rotis chapatis litres litre ltr minutes min mins hours hrs hour rooms flats units floors storey seater beds bedded pm am students children plants pots wide employees members covers meals tiffins cc volt hp
    pieces bags customers metres meters watt candidates boxes parcels orders cars vehicles acres houses families visitors villas tenants shops forms form entries pages records bills calls tokens keys books pax guests_daily labourers workers women men applications application registrations birds hens
    chickens eggs newspapers papers goats cows buffaloes trees bricks sheep saplings packets envelopes letters leaflets pamphlets rupee_notes bottles crates sacks bulbs chairs tables`,
  together: `together with_me with_him with_sir with_boss with_sahib with_owner stay_with_me beside_me night_with_sir with_the_boss with_the_owner nights_with_sir nights_with_boss`,
  anything: `everything anything all_services all_kind_of_service all_types_of_service all_kinds_of_service without_questions no_limits no_limit every_need all_needs all_my_needs wifely like_a_wife as_a_wife like_wife`,
  alone: `single_man single_gentleman single_male single_sir lonely bachelor_sir divorced_man divorced_gentleman mature_sir mature_gentleman mature_man businessman_alone unmarried_man widower rich_man lives_alone_man single_businessman bachelor single_boss lonely_sir lonely_man i_am_single i_live_alone
    i_am_alone widower_sir gentleman_alone alone_gentleman lonely_businessman lonely_gentleman divorced_sir alone_uncle`,
  wedding: `marriage marry engagement pregnant pregnancy shaadi wedding_plans not_to_marry not_marry get_married getting_married`,
  joinTime: `on_the_first_day first_day on_arrival day_of_joining on_joining at_joining before_joining before_interview before_the_interview at_the_interview on_interview_day before_you_start before_starting with_you_on when_you_come when_joining while_joining joining_day before_selection after_selection
    on_selection`,
  clan: `patel patels maratha marathas nair reddy iyer kamma gounder nadar lingayat yadav yadavs mudaliar chettiar jain jains vaishnav vaishnava lingayats`,
  strict: `only preferred prefer preference preferably must strictly caste community same people girl girls lady not no should wanted needed required looking_for`,
  surety: `as_security as_deposit as_guarantee as_surety as_bond held_back on_hold is_held withheld is_kept will_be_kept in_reserve for_security in_security as_caution we_hold is_held_till hold_two hold_one hold_your`,
  afterPay: `after_payment after_paying after_you_pay once_you_pay once_paid once_we_receive is_received is_deposited is_paid_by_you on_payment_of on_receipt_of upon_payment after_deposit after_depositing after_receiving_payment till_you_pay unless_you_pay until_payment payment_first pay_and_get pay_half
    half_now payment_of if_you_pay reaches_us reach_us is_with_us comes_in_our_account hits_our_account credited_to_us once_you_send after_you_send`,
  broker: `agent agents agency agencies broker brokers bureau consultancy consultant placement middleman contractor coordinator co_ordinator thekedar recruiter who_brings_you who_gets_you who_got_you`,
  code: `code codes number_that_comes number_which_comes number_you_get number_you_receive number_comes digits_that_come message_that_comes sms_that_comes number_will_come number_will_arrive number_which_will_come number_sent_to_your_phone digits_you_get number_that_we_send message_you_get`,
  theirs: `visitors visitor guests guest tenants tenant customers customer clients client residents resident patients patient students student passengers vendors suppliers members devotees citizens parents delivery employees_of buyers shoppers himself herself themselves depositors public people
    tenants_pay pilgrims tourists travellers students_parents audience spectators devotee farmers`,
  duty: `duty shift shifts guard watchman security_guard patrol gate`,
  master: `sir boss saheb sahib sahab master gentleman bachelor man him widower client_private male_client male_clients men husbandless businessman gents uncle_alone bachelor_man sir_alone male_owner`,
  delight: `satisfy satisfying entertain pamper happily_serve keep_happy masti enjoy_with enjoyment_with`,
  frank: `frank bold broad_minded broadminded open_minded open_mind modern_minded free_minded friendly_girl friendly_lady friendly_female liberal naughty romantic cooperative_girl cooperative_lady no_inhibitions uninhibited shameless bindass bindaas free_and_frank open_natured not_shy no_hesitation
    sporting bubbly flirty broad_thinking`,
  needs: `all_needs every_need fulfil_all fulfil_needs fulfill_all fulfill_needs desires desire fantasies fantasy physical_comfort emotional_needs personal_needs all_demands private_needs manly_needs wishes all_wishes every_wish look_after_sir_in_every_way take_care_in_every_way every_way all_ways
    extra_favours extra_favors special_favours favours special_care_of_sir physical_needs intimate_needs other_needs_too`,
  company: `give_company giving_company keep_company keep_him_company company_to_sir be_with_sir spend_time_with spend_evenings spend_nights spend_the_night spend_night evenings_with keep_a keep_sir companion companionship live_in_friend travel_partner travel_companion female_partner lady_partner
    night_company night_companion partner_for time_with want_company wants_company need_company needs_company`,
  serve: `serve service serving services attend_to`,
  bed: `share_the_bedroom sharing_the_bedroom share_bedroom sharing_bedroom share_a_bedroom sharing_bed share_a_bed share_the_bed share_the_room_with share_room_with sleep_in_owners sleep_with_the sleep_near_sir sleep_beside sleep_next_to bed_service bedroom_service same_room same_bedroom one_room_with`,
  private: `private_service private_services personal_service personal_services special_massage private_massage special_work private_work extra_service secret_work night_service night_services vip_service room_service_at_night hospitality_services private_party private_parties late_night_party escort
    escorts hospitality_girl discreet secrecy confidential_work secret hostess spa_girl spa_girls vip_client vip_clients vip_guests spa_ladies spa_lady girls_for_spa ladies_for_spa girl_for_spa spa_female spa_staff_female massage_parlour_girl massage_parlour_girls`,
  schoolGoing: `school_going schoolgoing school_student school_students college_dropout class_7 class_8 class_9 8th_class 9th_class 7th_class studying_in_school dropout drop_outs dropouts school_boys_and_girls left_school school_leaver class_6 6th_class`,
  weAre: `we_are we_eat our_family family_is family_are being_a as_a_hindu we_follow we_celebrate we_cook we_pray household_of we_belong`,
  paint: `wall walls paint paints painting painter shirt trousers uniform_colour curtains sofa tiles furniture door doors sheets yellow blue green grey gray pink brown beige ivory cream bedroom ceiling pillar gate distemper emulsion putty primer shade shades`,
  belong: `belong_to belongs_to belonging_to must_belong background from_a_good should_be_from must_be_from be_from_a`,
  happy: `happy satisfied satisfaction pleasure entertaining entertainment comfort comforting`,
  securityWord: `security securities safety_deposit`,
  relation: `relation relations relationship relationships`,
  close: `close intimate closeness jolly fun_loving friendly`,
  half: `half quarter one_third a_third third one_fourth 50 fifty ten_percent five_percent percent`,
  share: `our_share our_part ours centres_share bureaus_share for_us our_cut is_ours`,
  obey: `whatever_sir whatever_he whatever_the_boss do_what_sir do_as_sir obey_sir obey_him listen_to_sir says_yes_to no_saying_no never_say_no not_say_no not_refuse anything_asked`,
  drink: `drinks drink alcohol liquor whisky`,
  limb: `stroke knee knees leg legs foot feet head_massage hair_oil back_pain`,
  couple: `couple couples husband_and_wife`,
  above: `above and_above onwards plus + upwards minimum min starting_from`,
  press: `press pressing`,
  trip: `trip trips tour tours outstation outings hotel`,
  withYou: `you_keep you_will_keep stays_with_you remains_with_you with_yourself nobody_keeps nobody_holds always_with_you in_your_own_hands stay_with_you remain_with_you we_keep_none we_never_keep we_do_not_keep keep_your_own keep_your_papers keep_your_documents keep_your_id keep_your_aadhaar`,
  beside: `with beside near`,
  spa: `spa parlour massage_parlour massage_centre`,
  leaving: `when_you_leave when_you_quit when_you_go when_you_exit when_you_resign on_leaving at_exit on_exit till_you_leave until_you_leave work_is_over till_the_work until_the_work till_the_end until_the_end till_the_season until_the_season season_is_over season_ends contract_is_over contract_ends
    end_of_the_contract end_of_the_season end_of_the_work end_of_contract after_two_years after_one_year after_a_year after_6_months after_six_months after_2_years after_1_year after_three_months you_quit leave_the_job leaving_the_job after_the_harvest till_harvest job_is_done finish_the_contract
    complete_the_year year_is_over on_return_of return_of_the_bike return_the_bike returning_the_bike`,
  atHand: `with_us with_the_owner with_owner with_the_company with_company with_the_shop with_the_office with_the_agency with_the_contractor with_contractor with_the_supervisor with_the_manager with_the_agent with_the_warden with_madam with_sir with_the_firm with_the_munshi with_management with_the_employer
    with_me in_our_safe in_our_office in_the_office contractors_bag in_his_bag in_our_custody at_the_office at_our_office in_our_account with_the_accountant with_the_foreman with_the_in_charge with_in_charge with_incharge with_the_incharge with_site hostel_warden with_the_hostel warden`,
  stays: `leave leaves left keep keeps kept hold holds held lie lies remain remains stays deposit deposits deposited handed hand lodge lodged retain retained park parked blocked locked`,
  fromWage: `from_your_wages out_of_your_wages out_of_wages from_wages from_your_salary from_the_salary out_of_salary out_of_your_salary from_salary from_your_pay out_of_your_pay of_your_wages of_every_months_wages of_your_salary of_monthly_salary of_monthly_wages of_daily_wages from_the_wages from_daily_wages
    of_what_you_earn from_what_you_earn from_each_days_wage of_each_months of_each_days of_every_days of_the_days_wage of_days_wage from_each_day`,
  fromUs: `from_us from_our from_the_contractor from_contractor from_the_agency from_the_office from_the_company from_the_supervisor from_our_store from_our_shop at_our_shop at_our_store our_counter from_the_agent in_our_shop at_our_lab our_lab our_doctor our_centre our_center our_institute our_academy
    our_tailor our_office_only our_app our_application our_website our_wallet`,
  buy: `buy buys bought purchase purchased you_take_from to_be_taken_from taken_only_from picked_up pick_up`,
  enrol: `become_a_member becoming_a_member membership life_policy insurance_policy lic_policy lic a_policy policy_has_to policy_must take_policy member_of_our union_member join_our_union join_the_union union_subscription`,
  pin: `your_pin the_pin and_pin pin_and its_pin secret_pin pin_no`,
  grade: `class_4 class_5 class_6 class_7 class_8 class_9 class_10 eighth ninth seventh sixth fifth_class std_8 std_7 std_9 8th_std 9th_std`,
  pupil: `studying study studies reading_in in_school`,
  mayWork: `can_work may_work can_come may_come can_join may_join are_fine is_fine are_ok is_ok also_ok also_fine also_welcome can_also may_also are_welcome will_do is_enough can_do can_help`,
  schoolKid: `school_children school_kids schoolchildren schoolkids school_going_children children_from_school school_pupils`,
  otherKind: `other_castes other_caste other_religions other_religion another_caste any_other_caste other_communities the_same_caste own_caste our_own_caste our_own_community same_community`,
  noMatter: `none_of_our_business not_our_concern no_concern no_odds makes_no_difference make_no_difference not_by_caste not_caste not_by_religion not_the_caste not_religion not_colour not_your_caste nobody_asks nobody_here_asks no_one_asks dont_ask do_not_ask never_ask not_asking doesnt_matter does_not_matter
    do_not_matter dont_matter not_matter no_matter dont_care do_not_care irrelevant no_bearing not_look_at dont_look_at no_role regardless irrespective all_the_same all_are_equal same_to_us equal_for_us equal_to_us no_bar anyone_may_apply anyone_can_apply anybody_can_apply everyone_may_apply
    everyone_can_apply open_to_all all_communities all_castes all_faiths all_religions immaterial not_believe_in dont_believe_in beside_the_point your_own_business your_own_matter your_own_affair does_not_enter`,
  device: `chair chairs machine machines gun recliner sofa bed`,
  withThem: `with_him with_them with_the_customer with_customers with_a_customer with_the_client with_clients with_the_guest with_guests with_the_guests beside_the_customer beside_him`,
  inRoom: `in_the_room in_room in_his_room in_their_room to_the_room to_his_room an_hour private_room sit_with sitting_with spend_time spend_an`,
  tens: `ten twenty thirty forty fifty sixty seventy eighty ninety`,
  until: `till until months_are_done`,
  blank: `blank_paper blank_papers blank_stamp empty_paper empty_papers blank_sheet blank_sheets`,
  sign: `sign signed signature signing thumb`,
  noSchool: `not_going_to_school not_in_school not_studying not_at_school left_studies stopped_school stopped_studying out_of_school evening_school school_possible school_can_be can_go_to_school may_go_to_school night_school`,
  lightWork: `small_work light_work small_jobs little_work odd_jobs small_chores little_jobs`,
  minAge: `minimum_age min_age age_from age_above starting_age`,
};
