Emerald begins the first round.
Emerald is dealt the Merchant +50.
Sapphire is dealt the Clerk −30.
Amber is dealt the Hussar +40.
Ruby is dealt the Coachman +20.
Emerald is dealt the Merchant's Wife +30.
Sapphire is dealt the Beggar −10.
Amber is dealt the Beggar −10.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Cardsharp −40.
Sapphire is dealt the Merchant's Wife +30.
Amber is dealt the Student.
Ruby is dealt the Pickpocket −50.
Emerald is dealt the Merchant +50.
Sapphire is dealt the Merchant +50.
Amber is dealt the Beggar −10.
Ruby is dealt the Student.
Emerald is dealt the Clerk −30.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Coachman +20.
Ruby is dealt the Pretzel Seller +10.
Emerald is dealt the Coachman +20.
Sapphire is dealt the Student.
Amber is dealt the Gossip −20.
Ruby is dealt the Hussar +40.
Emerald is dealt the Beggar −10.
Sapphire is dealt the Hussar +40.
Amber is dealt the Clerk −30.
Ruby is dealt the Gossip −20.
Emerald is dealt the Merchant +50.
Sapphire is dealt the Student.
Amber is dealt the Cardsharp −40.
Ruby is dealt the Gossip −20.
Emerald is dealt the Pickpocket −50.
Sapphire is dealt the Coachman +20.
Amber is dealt the Merchant's Wife +30.
Ruby is dealt the Pickpocket −50.
Emerald is dealt the Pretzel Seller +10.
Sapphire is dealt the Cardsharp −40.
Amber is dealt the Merchant's Wife +30.
Ruby is dealt the Pretzel Seller +10.
Emerald plays the Cardsharp −40 onto their own pile.
Sapphire plays the Student onto the middle.
Amber calls Fortune: the sum is −40.
Ruby plays the Pretzel Seller +10 onto their own pile.
Emerald plays the Coachman +20 onto their own pile.
Sapphire plays the Merchant's Wife +30 onto their own pile.
Amber plays the Beggar −10 onto their own pile.
Ruby plays the Pretzel Seller +10 onto their own pile.
Emerald plays the Merchant's Wife +30 onto their own pile.
Sapphire plays the Merchant +50 onto the middle.
Amber plays the Beggar −10 onto the middle.
Ruby plays the Gossip −20 onto their own pile.
Emerald plays the Pretzel Seller +10 onto the middle.
Sapphire plays the Student onto Ruby's pile.
Amber plays the Student onto Sapphire's pile.
Ruby plays the Hussar +40 onto their own pile.
Emerald plays the Clerk −30 onto their own pile.
Sapphire plays the Beggar −10 onto the middle.
Amber plays the Cardsharp −40 onto their own pile.
Ruby plays the Gossip −20 onto the middle.
Emerald plays the Beggar −10 onto their own pile.
Sapphire plays the Hussar +40 onto the middle.
Amber plays the Clerk −30 onto their own pile.
Ruby plays the Merchant's Wife +30 onto their own pile.
Emerald plays the Merchant +50 onto the middle.
Sapphire plays the Cardsharp −40 onto the middle.
Amber plays the Gossip −20 onto the middle.
Ruby plays the Student onto their own pile.
Emerald plays the Merchant +50 onto their own pile.
Sapphire plays the Clerk −30 onto their own pile.
Amber plays the Coachman +20 onto the middle.
Ruby calls Big Fortune: the sum is 10.
Ruby gains 20 points.
Emerald calls Big Fortune: the sum is 10.
Ruby gains 20 points.
Emerald gains 20 points.
Sapphire calls Fortune: the sum is −40.
Ruby loses 40 points.
Emerald loses 20 points.
Amber plays the Hussar +40 onto their own pile.
Ruby plays the Coachman +20 onto their own pile.
Emerald plays the Pickpocket −50 onto their own pile.
Sapphire calls Fortune: the sum is 30.
Sapphire gains 30 points.
Amber plays the Merchant's Wife +30 onto the middle.
Ruby calls Fortune: the sum is 40.
Ruby gains 40 points.
Sapphire gains 40 points.
Emerald plays the Merchant +50 onto their own pile.
Sapphire plays the Coachman +20 onto their own pile.
Amber plays the Merchant's Wife +30 onto their own pile.
Ruby calls Fortune: the sum is 130.
Ruby gains 130 points.
Emerald calls Fortune: the sum is 130.
Ruby gains 130 points.
Emerald gains 130 points.
Sapphire plays the Pretzel Seller +10 onto their own pile.
Amber calls Fortune: the sum is 70.
Ruby gains 70 points.
Emerald gains 70 points.
Amber gains 70 points.
Ruby plays the Pickpocket −50 onto their own pile.
Emerald calls Fortune: the sum is −10.
Emerald loses 10 points.
Amber loses 10 points.
Sapphire calls Big Fortune: the sum is −10.
Emerald loses 10 points.
Sapphire loses 20 points.
Amber loses 10 points.
Amber calls Big Fortune: the sum is −20.
Emerald loses 20 points.
Sapphire loses 40 points.
Amber loses 40 points.
Ruby plays the Pickpocket −50 onto the middle.
Round 2: Sapphire begins.
Sapphire is dealt the Pickpocket −50.
Amber is dealt the Pickpocket −50.
Ruby is dealt the Pretzel Seller +10.
Emerald is dealt the Gossip −20.
Sapphire is dealt the Beggar −10.
Amber is dealt the Merchant's Wife +30.
Ruby is dealt the Coachman +20.
Emerald is dealt the Pretzel Seller +10.
Sapphire is dealt the Hussar +40.
Amber is dealt the Merchant's Wife +30.
Ruby is dealt the Student.
Emerald is dealt the Beggar −10.
Sapphire is dealt the Gossip −20.
Amber is dealt the Pretzel Seller +10.
Ruby is dealt the Student.
Emerald is dealt the Student.
Sapphire is dealt the Gossip −20.
Amber is dealt the Clerk −30.
Ruby is dealt the Cardsharp −40.
Emerald is dealt the Beggar −10.
Sapphire is dealt the Gossip −20.
Amber is dealt the Merchant's Wife +30.
Ruby is dealt the Hussar +40.
Emerald is dealt the Coachman +20.
Sapphire is dealt the Merchant's Wife +30.
Amber is dealt the Pretzel Seller +10.
Ruby is dealt the Merchant +50.
Emerald is dealt the Hussar +40.
Sapphire is dealt the Cardsharp −40.
Amber is dealt the Pretzel Seller +10.
Ruby is dealt the Beggar −10.
Emerald is dealt the Pickpocket −50.
Sapphire is dealt the Merchant +50.
Amber is dealt the Coachman +20.
Ruby is dealt the Merchant +50.
Emerald is dealt the Hussar +40.
Sapphire is dealt the Student.
Amber is dealt the Coachman +20.
Ruby is dealt the Coachman +20.
Emerald is dealt the Clerk −30.
Sapphire plays the Hussar +40 onto their own pile.
Amber calls Fortune: the sum is 40.
Amber gains 40 points.
Ruby plays the Coachman +20 onto the middle.
Emerald plays the Pickpocket −50 onto the middle.
Sapphire plays the Student onto the middle.
Amber calls Big Fortune: the sum is 40.
Amber gains 80 points.
Ruby plays the Beggar −10 onto their own pile.
Emerald calls Fortune: the sum is 30.
Emerald gains 30 points.
Amber gains 60 points.
Sapphire plays the Gossip −20 onto the middle.
Amber plays the Coachman +20 onto their own pile.
Ruby plays the Merchant +50 onto their own pile.
Emerald calls Fortune: the sum is 90.
Emerald gains 90 points.
Sapphire plays the Merchant's Wife +30 onto their own pile.
Amber plays the Merchant's Wife +30 onto their own pile.
Ruby plays the Coachman +20 onto the middle.
Emerald plays the Beggar −10 onto their own pile.
Sapphire plays the Merchant +50 onto the middle.
Amber plays the Pickpocket −50 onto their own pile.
Ruby plays the Hussar +40 onto the middle.
Emerald plays the Clerk −30 onto the middle.
Sapphire calls Big Fortune: the sum is −10.
Sapphire loses 10 points.
Amber plays the Pretzel Seller +10 onto their own pile.
Ruby plays the Pretzel Seller +10 onto the middle.
Emerald plays the Hussar +40 onto their own pile.
Sapphire plays the Beggar −10 onto their own pile.
Amber plays the Merchant's Wife +30 onto their own pile.
Ruby plays the Student onto the middle.
Emerald plays the Hussar +40 onto their own pile.
Sapphire plays the Cardsharp −40 onto their own pile.
Amber plays the Pretzel Seller +10 onto their own pile.
Ruby plays the Student onto Sapphire's pile.
Emerald calls Big Fortune: the sum is 100.
Emerald gains 200 points.
Sapphire plays the Gossip −20 onto their own pile.
Amber calls Fortune: the sum is 40.
Emerald gains 80 points.
Amber gains 40 points.
Ruby calls Big Fortune: the sum is 30.
Ruby gains 60 points.
Emerald gains 60 points.
Amber gains 30 points.
Emerald plays the Beggar −10 onto their own pile.
Sapphire plays the Gossip −20 onto the middle.
Amber plays the Pretzel Seller +10 onto their own pile.
Ruby plays the Merchant +50 onto their own pile.
Emerald plays the Pretzel Seller +10 onto their own pile.
Sapphire plays the Pickpocket −50 onto the middle.
Amber plays the Merchant's Wife +30 onto the middle.
Ruby plays the Cardsharp −40 onto the middle.
Emerald plays the Coachman +20 onto their own pile.
Sapphire calls Fortune: the sum is 20.
Sapphire gains 20 points.
Amber plays the Clerk −30 onto their own pile.
Ruby calls Fortune: the sum is 0.
Emerald plays the Student onto their own pile.
Sapphire calls Fortune: the sum is −70.
Ruby loses 70 points.
Sapphire loses 20 points.
Amber plays the Coachman +20 onto their own pile.
Ruby calls Fortune: the sum is −20.
Ruby loses 20 points.
Emerald plays the Gossip −20 onto the middle.
Round 3: Amber begins.
Amber is dealt the Merchant's Wife +30.
Ruby is dealt the Cardsharp −40.
Emerald is dealt the Merchant +50.
Sapphire is dealt the Gossip −20.
Amber is dealt the Merchant +50.
Ruby is dealt the Student.
Emerald is dealt the Beggar −10.
Sapphire is dealt the Gossip −20.
Amber is dealt the Cardsharp −40.
Ruby is dealt the Gossip −20.
Emerald is dealt the Cardsharp −40.
Sapphire is dealt the Merchant's Wife +30.
Amber is dealt the Coachman +20.
Ruby is dealt the Clerk −30.
Emerald is dealt the Hussar +40.
Sapphire is dealt the Beggar −10.
Amber is dealt the Beggar −10.
Ruby is dealt the Pretzel Seller +10.
Emerald is dealt the Merchant +50.
Sapphire is dealt the Merchant's Wife +30.
Amber is dealt the Pretzel Seller +10.
Ruby is dealt the Gossip −20.
Emerald is dealt the Coachman +20.
Sapphire is dealt the Merchant's Wife +30.
Amber is dealt the Student.
Ruby is dealt the Clerk −30.
Emerald is dealt the Coachman +20.
Sapphire is dealt the Hussar +40.
Amber is dealt the Pretzel Seller +10.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Merchant +50.
Sapphire is dealt the Pickpocket −50.
Amber is dealt the Pretzel Seller +10.
Ruby is dealt the Student.
Emerald is dealt the Coachman +20.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Student.
Ruby is dealt the Beggar −10.
Emerald is dealt the Pickpocket −50.
Sapphire is dealt the Hussar +40.
Amber plays the Coachman +20 onto the middle.
Ruby plays the Gossip −20 onto their own pile.
Emerald plays the Cardsharp −40 onto their own pile.
Sapphire plays the Hussar +40 onto the middle.
Amber plays the Cardsharp −40 onto the middle.
Ruby plays the Cardsharp −40 onto the middle.
Emerald plays the Coachman +20 onto the middle.
Sapphire plays the Merchant's Wife +30 onto their own pile.
Amber plays the Beggar −10 onto their own pile.
Ruby plays the Student onto their own pile.
Emerald plays the Coachman +20 onto the middle.
Sapphire plays the Pretzel Seller +10 onto the middle.
Amber plays the Student onto the middle.
Ruby plays the Merchant's Wife +30 onto the middle.
Emerald plays the Coachman +20 onto the middle.
Sapphire plays the Merchant's Wife +30 onto the middle.
Amber plays the Merchant +50 onto the middle.
Ruby plays the Clerk −30 onto the middle.
Emerald plays the Pickpocket −50 onto the middle.
Sapphire plays the Merchant's Wife +30 onto the middle.
Amber plays the Pretzel Seller +10 onto the middle.
Ruby plays the Pretzel Seller +10 onto the middle.
Emerald plays the Merchant +50 onto the middle.
Sapphire plays the Hussar +40 onto their own pile.
Amber plays the Student onto Emerald's pile.
Ruby calls Fortune: the sum is 80.
Ruby gains 80 points.
Emerald plays the Merchant +50 onto their own pile.
Sapphire calls Big Fortune: the sum is 130.
Ruby gains 130 points.
Sapphire gains 260 points.
Amber plays the Merchant's Wife +30 onto their own pile.
Ruby calls Big Fortune: the sum is 130.
Ruby gains 260 points.
Sapphire gains 260 points.
Emerald plays the Merchant +50 onto the middle.
Sapphire calls Fortune: the sum is 130.
Ruby gains 260 points.
Sapphire gains 130 points.
Amber calls Fortune: the sum is 130.
Ruby gains 260 points.
Sapphire gains 130 points.
Amber gains 130 points.
Ruby calls Fortune: the sum is 100.
Ruby gains 100 points.
Sapphire gains 100 points.
Amber gains 100 points.
Emerald plays the Hussar +40 onto the middle.
Sapphire plays the Beggar −10 onto their own pile.
Amber calls Big Fortune: the sum is 80.
Ruby gains 80 points.
Amber gains 160 points.
Ruby plays the Gossip −20 onto their own pile.
Emerald plays the Beggar −10 onto their own pile.
Sapphire plays the Gossip −20 onto their own pile.
Amber calls Fortune: the sum is −10.
Amber loses 10 points.
Ruby plays the Student onto their own pile.
Emerald calls Fortune: the sum is 10.
Emerald gains 10 points.
Amber gains 10 points.
Sapphire plays the Gossip −20 onto the middle.
Amber plays the Pretzel Seller +10 onto their own pile.
Ruby plays the Clerk −30 onto their own pile.
Emerald calls Fortune: the sum is −60.
Emerald loses 60 points.
Sapphire calls Fortune: the sum is −60.
Emerald loses 60 points.
Sapphire loses 60 points.
Amber plays the Pretzel Seller +10 onto their own pile.
Ruby plays the Beggar −10 onto their own pile.
Emerald calls Big Fortune: the sum is −20.
Emerald loses 40 points.
Sapphire loses 20 points.
Sapphire plays the Pickpocket −50 onto their own pile.
Round 4: Ruby begins.
This is the last round.
Ruby is dealt the Merchant +50.
Emerald is dealt the Pretzel Seller +10.
Sapphire is dealt the Cardsharp −40.
Amber is dealt the Student.
Ruby is dealt the Merchant +50.
Emerald is dealt the Coachman +20.
Sapphire is dealt the Coachman +20.
Amber is dealt the Clerk −30.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Beggar −10.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Coachman +20.
Ruby is dealt the Gossip −20.
Emerald is dealt the Clerk −30.
Sapphire is dealt the Merchant's Wife +30.
Amber is dealt the Gossip −20.
Ruby is dealt the Pickpocket −50.
Emerald is dealt the Coachman +20.
Sapphire is dealt the Pickpocket −50.
Amber is dealt the Student.
Ruby is dealt the Cardsharp −40.
Emerald is dealt the Pickpocket −50.
Sapphire is dealt the Gossip −20.
Amber is dealt the Beggar −10.
Ruby is dealt the Hussar +40.
Emerald is dealt the Merchant's Wife +30.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Student.
Ruby is dealt the Merchant +50.
Emerald is dealt the Hussar +40.
Sapphire is dealt the Pretzel Seller +10.
Amber is dealt the Clerk −30.
Ruby is dealt the Merchant's Wife +30.
Emerald is dealt the Student.
Sapphire is dealt the Gossip −20.
Amber is dealt the Beggar −10.
Ruby is dealt the Cardsharp −40.
Emerald is dealt the Merchant's Wife +30.
Sapphire is dealt the Hussar +40.
Amber is dealt the Coachman +20.
Ruby plays the Merchant's Wife +30 onto the middle.
Emerald plays the Student onto their own pile.
Sapphire plays the Gossip −20 onto the middle.
Amber plays the Clerk −30 onto the middle.
Ruby calls Fortune: the sum is −30.
Ruby loses 30 points.
Emerald plays the Clerk −30 onto their own pile.
Sapphire plays the Gossip −20 onto their own pile.
Amber calls Fortune: the sum is −80.
Ruby loses 80 points.
Amber loses 80 points.
Ruby plays the Gossip −20 onto their own pile.
Emerald calls Big Fortune: the sum is −100.
Emerald loses 200 points.
Amber loses 100 points.
Sapphire plays the Cardsharp −40 onto the middle.
Amber calls Big Fortune: the sum is −80.
Emerald loses 160 points.
Amber loses 160 points.
Ruby plays the Merchant +50 onto the middle.
Emerald plays the Merchant's Wife +30 onto their own pile.
Sapphire calls Big Fortune: the sum is 40.
Sapphire gains 80 points.
Amber gains 80 points.
Amber calls Fortune: the sum is 60.
Sapphire gains 120 points.
Amber gains 60 points.
Ruby plays the Merchant's Wife +30 onto the middle.
Emerald plays the Pretzel Seller +10 onto the middle.
Sapphire plays the Pickpocket −50 onto their own pile.
Amber plays the Beggar −10 onto their own pile.
Ruby plays the Merchant +50 onto their own pile.
Emerald plays the Merchant's Wife +30 onto the middle.
Sapphire plays the Pretzel Seller +10 onto their own pile.
Amber plays the Clerk −30 onto their own pile.
Ruby plays the Merchant +50 onto their own pile.
Emerald plays the Coachman +20 onto the middle.
Sapphire plays the Pretzel Seller +10 onto the middle.
Amber plays the Student onto Sapphire's pile.
Ruby plays the Pickpocket −50 onto the middle.
Emerald plays the Hussar +40 onto the middle.
Sapphire plays the Pretzel Seller +10 onto the middle.
Amber plays the Gossip −20 onto their own pile.
Ruby plays the Cardsharp −40 onto the middle.
Emerald plays the Beggar −10 onto their own pile.
Sapphire plays the Coachman +20 onto their own pile.
Amber plays the Student onto Sapphire's pile.
Ruby calls Big Fortune: the sum is −20.
Ruby loses 40 points.
Emerald plays the Pickpocket −50 onto their own pile.
Sapphire plays the Merchant's Wife +30 onto the middle.
Amber plays the Student onto Emerald's pile.
Ruby plays the Cardsharp −40 onto their own pile.
Emerald calls Fortune: the sum is −30.
Emerald loses 30 points.
Sapphire plays the Hussar +40 onto the middle.
Amber plays the Coachman +20 onto their own pile.
Ruby plays the Hussar +40 onto the middle.
Emerald plays the Coachman +20 onto their own pile.
Sapphire calls Fortune: the sum is 40.
Sapphire gains 40 points.
Amber plays the Beggar −10 onto the middle.
Ruby calls Fortune: the sum is −10.
Ruby loses 10 points.
Sapphire loses 10 points.
Emerald calls Fortune: the sum is 30.
Ruby gains 30 points.
Emerald gains 30 points.
Sapphire gains 30 points.
Sapphire calls Fortune: the sum is 10.
Ruby gains 10 points.
Emerald gains 10 points.
Sapphire gains 10 points.
Amber plays the Coachman +20 onto the middle.
Ruby wins with 1390 points.
